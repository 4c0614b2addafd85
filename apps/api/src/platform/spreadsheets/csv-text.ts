/** What no text file has, and the beginnings of those that are text but no table. */
const NOT_TEXT = /[\0-\x08\x0e-\x1f]/
const OTHER_TEXT = /^\s*(%PDF-|\{\\rtf|<)/

/** The text of a file that can be a CSV file, or null for any other. */
export function csvText(bytes: Buffer): string | null {
  const text = decode(bytes)
  return NOT_TEXT.test(text) || OTHER_TEXT.test(text) ? null : text
}

/** What is no UTF-8 comes from an older spreadsheet, which wrote what Windows had. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // All in one piece, Node takes Latin-1 for it and loses the euro sign; as a stream it doesn't.
    return new TextDecoder('windows-1252').decode(bytes, { stream: true })
  }
}
