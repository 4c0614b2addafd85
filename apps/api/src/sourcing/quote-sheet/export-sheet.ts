import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { writeXlsx } from '../../platform/spreadsheets/write-sheet'
import { loadQuotedEnquiry } from '../quotes/quoted-enquiry'
import { columns } from './columns'
import { texts } from './texts'

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The lines of an enquiry as a sheet, with the caller's own prices, to fill in. */
export async function exportQuoteSheet(db: Database, actor: Actor, enquiryId: number): Promise<AnsweredFile> {
  const [enquiry] = await loadQuotedEnquiry(db, actor, enquiryId)
  if (!enquiry) throw new Refusal('enquiryNotFound')
  const cells = columns(enquiry.ownQuote === 'given')
  const bytes = await writeXlsx(
    cells.map(([name]) => texts[name]),
    enquiry.enquiryItems.map((item) => cells.map(([, cell]) => cell(item))),
  )
  return { name: `lohahaat-quote-${enquiry.leadId}.xlsx`, mediaType, bytes: new Uint8Array(bytes) }
}
