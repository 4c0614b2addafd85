/** Moving from cell to cell, where typing replaces what is there, or editing the text in one. */
export type CellMode = 'moving' | 'editing'

interface PressedKey {
  key: string
  shiftKey: boolean
  /** Ctrl, or Command on a Mac. */
  ctrlKey: boolean
}

const PAGE = 10

/** The row that a key leads to, within the sheet, or null where the key belongs to the text in the cell. */
export function rowAfter({ key, shiftKey, ctrlKey }: PressedKey, mode: CellMode, at: number, count: number) {
  const to = (row: number) => Math.min(Math.max(row, 0), count - 1)
  if (key === 'Enter') return to(shiftKey ? at - 1 : at + 1)
  if (mode === 'editing' || shiftKey) return null
  switch (key) {
    case 'ArrowDown':
      return to(ctrlKey ? count : at + 1)
    case 'ArrowUp':
      return to(ctrlKey ? 0 : at - 1)
    case 'PageDown':
      return to(at + PAGE)
    case 'PageUp':
      return to(at - PAGE)
    default:
      return null
  }
}

/** Keys that go into the text of a cell without replacing it. */
export const startsEditing = ({ key }: PressedKey) => ['F2', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)
