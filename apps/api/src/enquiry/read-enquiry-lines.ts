import { MOST_LINES, type EnquiryLine } from '@lohahaat/contract/enquiry/enquiry-line'
import { readEnquiryText } from '@lohahaat/domain/enquiry-line/read-enquiry-line'
import { consumeOrRefuse } from '../http/limits'
import type { Services } from '../http/services'
import { Refusal } from '../refusal'
import { matchLines } from './match-lines'
import { readEach } from './read-each'
import { readTable } from './read-table'

/** What a pasted list asks for. Lines are counted before they are read, since to read one is work. */
export async function readEnquiryLines(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  userId: number,
  text: string,
): Promise<EnquiryLine[]> {
  const lines = text.split(/[\r\n\u2028\u2029]/).filter((line) => line.trim() !== '')
  if (lines.length > MOST_LINES) throw new Refusal('tooManyLines', MOST_LINES)
  await consumeOrRefuse(limits.pastedListsPerUser, String(userId))
  return matchLines(db, await (lines.some(hasCells) ? readTable(lines.map(cellsOf)) : readEach(lines, readEnquiryText)))
}

/** What is copied from a spreadsheet has its cells between tabs, and often the header on top. */
const hasCells = (line: string) => line.includes('\t')
const cellsOf = (line: string) => line.split('\t')
