import type { EnquiryLine } from '../read-enquiry-line'

/** A reading in words, so that a test is a table of lines: 'GI, 50 NB, 3.6 mm, 6 m, 20 Pieces, YSt 240, by Tata'. */
export const describeLine = (line: EnquiryLine): string =>
  [
    line.className ?? 'no class',
    line.size,
    line.thickness === null ? null : `${line.thickness} mm`,
    line.length === null ? null : `${line.length} m`,
    line.quantity === null ? null : `${line.quantity} ${line.unit ?? 'of no unit'}`,
    line.grade,
    line.make === null ? null : `by ${line.make}`,
  ]
    .filter((part) => part !== null)
    .join(', ')

/** The rows of a table written as 'line => reading', or as 'line => reading => note'. */
export const readTable = (table: string): { line: string; said: string; note: string }[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', said = '', note = ''] = row.split(' => ')
      return { line, said, note }
    })
