import { escapeHtml } from '@lohahaat/domain/platform/escape-html'
import { formatCount } from '@lohahaat/domain/platform/formats'

export interface Choice {
  value: string
  label: string
  /** Distinguishes options with the same label. */
  note?: string
  /** The number of matches. */
  count: number
}

export const rowClass = ({ count }: Choice) => `check-row ${count === 0 ? 'text-ink-soft' : ''}`
export const boxClass = 'size-4.5 shrink-0 accent-steel'
export const labelClass = 'min-w-0 grow truncate'
export const noteClass = 'text-sm text-ink-soft'

/**
 * Rows that only a browser without scripts shows, none of them chosen. As text: hundreds of sizes took a quarter of the
 * page's rendering.
 */
export const plainRows = (name: string, choices: readonly Choice[]) =>
  choices
    .map((choice) => {
      const { value, label, note, count } = choice
      const notes = note ? `<span class="${noteClass}"> ${escapeHtml(note)}</span>` : ''
      return (
        `<label class="${rowClass(choice)}">` +
        `<input type="checkbox" class="${boxClass}" name="${escapeHtml(name)}" value="${escapeHtml(value)}"/>` +
        `<span class="${labelClass}">${escapeHtml(label)}${notes}</span>` +
        `<span class="${noteClass}">${formatCount(count)}</span></label>`
      )
    })
    .join('')
