import type { TreeRow } from './tree-rows'

/** What a key does to the current line: moves on, opens or closes it, ticks it. */
type Step = { to: number } | 'open' | 'tick' | null

/** The usual keys of a tree, as in file managers. */
export function stepOf(key: string, rows: readonly TreeRow[], at: number): Step {
  const row = rows[at]
  if (!row) return null
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(at + 1, rows.length - 1) }
    case 'ArrowUp':
      return { to: Math.max(at - 1, 0) }
    case 'Home':
      return { to: 0 }
    case 'End':
      return { to: rows.length - 1 }
    case 'ArrowRight':
      if (row.isOpen === null) return null
      return row.isOpen ? { to: at + 1 } : 'open'
    case 'ArrowLeft':
      if (row.isOpen) return 'open'
      return row.parent === -1 ? null : { to: row.parent }
    case ' ':
      return 'tick'
    case 'Enter':
      return row.isOpen === null ? 'tick' : 'open'
    default:
      return null
  }
}

/** The space key ticks, so type-ahead has no spaces. */
const typedLabel = ({ node }: TreeRow) => node.label.toLowerCase().replaceAll('×', 'x').replace(/\s/g, '')

/** The next line that begins with the typed text, wrapping at the end. */
export function findTyped(rows: readonly TreeRow[], at: number, typed: string): number {
  const start = typed.length === 1 ? at + 1 : at
  for (let step = 0; step < rows.length; step += 1) {
    const index = (start + step) % rows.length
    const row = rows[index]
    if (row && typedLabel(row).startsWith(typed)) return index
  }
  return at
}
