export const cellClass =
  'border-b border-l border-line px-3 py-2 align-top max-sm:border-l-0 sm:w-72 sm:min-w-48 print:min-w-0 print:px-1.5 print:py-1'

/** Its right border is a shadow, which stays visible while the other columns scroll. */
export const titleClass =
  'border-b border-line px-3 py-2 align-top font-medium sm:sticky sm:left-0 sm:z-1 sm:w-64 sm:min-w-56 sm:shadow-[1px_0_0_var(--color-line)] print:static print:w-80 print:min-w-0 print:px-1.5 print:py-1'

/** A row of the table, which is a card on a phone. */
export const rowClass =
  'max-sm:block max-sm:overflow-hidden max-sm:rounded-box max-sm:border max-sm:border-line max-sm:bg-card print:break-inside-avoid'
