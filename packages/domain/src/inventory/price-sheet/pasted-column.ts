/** What was pasted into a cell: the cells of one column, or how many columns there are beside each other. */
type Pasted = { cells: readonly string[] } | { columns: number }

/** A spreadsheet ends its rows by lines, the last one too, and its cells by tabs. */
export function readPasted(text: string): Pasted {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const columns = Math.max(...lines.map((line) => line.split('\t').length))
  return columns > 1 ? { columns } : { cells: lines.map((line) => line.trim()) }
}

/** Gives each row from the chosen one downward its cell; what is left over found no row. */
export function fillDown<Row>(rows: readonly Row[], from: number, cells: readonly string[]) {
  const filled = rows.slice(from, from + cells.length)
  return {
    filled: filled.map((row, at) => ({ row, text: cells[at] ?? '' })),
    leftOver: cells.length - filled.length,
  }
}
