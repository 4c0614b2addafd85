import { MOST_LINES, type EnquiryLine } from '@lohahaat/contract/enquiry/enquiry-line'
import { readEnquiryText } from '@lohahaat/domain/enquiry-line/read-enquiry-line'
import type { Db } from '../db/db'
import { Refusal } from '../refusal'
import { matchLines } from './match-lines'

/** What a pasted list asks for. Lines are counted before they are read, since to read one is work. */
export async function readEnquiryLines(db: Db, text: string): Promise<EnquiryLine[]> {
  const filled = text.split(/[\r\n\u2028\u2029]/).filter((line) => line.trim() !== '')
  if (filled.length > MOST_LINES) throw new Refusal('tooManyLines', MOST_LINES)
  return matchLines(db, readEnquiryText(text))
}
