/** Bytes that no text file has, and the starts of text formats that are no table. */
const NOT_TEXT = /[\0-\x08\x0e-\x1f]/
const OTHER_TEXT = /^\s*(%PDF-|\{\\rtf|<)/

/** The text of a possible CSV file, or null. */
export function csvText(bytes: Buffer): string | null {
  const text = decode(bytes)
  return NOT_TEXT.test(text) || OTHER_TEXT.test(text) ? null : text
}

/** Files that are not UTF-8 come from older spreadsheets, in Windows-1252. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // In streaming mode, because otherwise Node decodes it as Latin-1 and loses the euro sign.
    return new TextDecoder('windows-1252').decode(bytes, { stream: true })
  }
}
