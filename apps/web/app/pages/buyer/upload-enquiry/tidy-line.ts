const LONGEST = 500

/** A line as an item can keep it: cells may hold line breaks, and a line more than an item has room for. */
export function tidyLine(line: string): string {
  const tidy = line
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
  return tidy.length <= LONGEST ? tidy : `${tidy.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
