/** A pasted text as a file of one column, so that it is stored unchanged. */
export function pastedList(text: string): File {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).filter((line) => line.trim() !== '')
  const cells = lines.map((line) => `"${line.replaceAll('"', '""')}"\r\n`)
  // The byte order mark, by which Excel recognises UTF-8.
  return new File(['\ufeff', ...cells], 'pasted-list.csv', { type: 'text/csv' })
}
