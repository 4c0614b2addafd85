import { MOST_LINES, type EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { readEnquiryText } from '@lohahaat/domain/catalogue/list-reader/read-enquiry-line'
import { consumeOrRefuse } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { matchLines } from './match-lines'
import { readEach } from './read-each'
import { readTable } from './read-table'

/** What a pasted list asks for. Lines are counted before they are read, since to read one is work. */
export async function readEnquiryLines(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { userId }: Actor,
  text: string,
): Promise<EnquiryLine[]> {
  const lines = text.split(/[\r\n\u2028\u2029]/).filter((line) => line.trim() !== '')
  if (lines.length > MOST_LINES) throw new Refusal('tooManyLines', MOST_LINES)
  await consumeOrRefuse(limits.pastedListsPerUser, String(userId))
  const read = lines.some(hasCells) ? readTable(userId, lines.map(cellsOf)) : readEach(userId, lines, readEnquiryText)
  return matchLines(db, await read)
}

/** What is copied from a spreadsheet has its cells between tabs, and often the header on top. */
const hasCells = (line: string) => line.includes('\t')
const cellsOf = (line: string) => line.split('\t')
