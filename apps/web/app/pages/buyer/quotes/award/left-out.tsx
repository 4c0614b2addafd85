import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { listFormat } from '@lohahaat/domain/platform/formats'
import { nameEnquiryItem } from '../../../../parts/sourcing/quote/enquiry-pipe'
import { texts } from '../texts'

const together = listFormat({ type: 'unit', style: 'short' })

/** Names the lines that are not ordered; more than a few are counted. */
const MOST_NAMED = 5

export function LeftOut({ ids, enquiry }: { ids: readonly number[]; enquiry: Enquiry }) {
  if (ids.length === 0) return null
  return <p className="mt-2 font-medium text-amber">{texts.leftOut.notOrdered(ids.length, nameLines(ids, enquiry))}</p>
}

export function nameLines(ids: readonly number[], { enquiryItems }: Enquiry): string {
  const names = enquiryItems.filter(({ enquiryItemId }) => ids.includes(enquiryItemId)).map(nameEnquiryItem)
  const named = names.slice(0, MOST_NAMED)
  const more = names.length - named.length
  return together(more > 0 ? [...named, texts.leftOut.more(more)] : named)
}
