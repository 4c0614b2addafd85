const LONGEST = 500

/** A line for storage with an item: removes line breaks of cells, and truncates it. */
export function tidyLine(line: string): string {
  const tidy = line
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
  return tidy.length <= LONGEST ? tidy : `${tidy.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
