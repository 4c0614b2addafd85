/** A line for storage with an item: removes line breaks of cells, and truncates it. */
export function tidyLine(line: string, longest: number): string {
  const tidy = line
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
  return tidy.length <= longest ? tidy : `${tidy.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
