import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/enquiries'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { useId } from 'react'
import { Link } from 'react-router'
import { BottomBar } from '../../../ui/bottom-bar'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { DoubtsLeft } from './answer/doubt'
import { doubtsLeft } from './answer/doubts'
import { emptyLines } from './lines/change-lines'
import { goodsOf, offeredItems, type QuoteValues } from './quote-values'
import type { QuoteForm } from './use-quote-form'
import { texts } from './texts'

interface QuoteTotalProps {
  form: QuoteForm
  enquiry: QuotedEnquiry
  /** The list that he came from. */
  back: string
}

/** The total of the quote as typed, with the submit button, in sight at any place of a long list. */
export function QuoteTotal({ form: { values, canSave, busy }, enquiry, back }: QuoteTotalProps) {
  const reason = useId()
  const goods = goodsOf(enquiry.enquiryItems, values)
  const offered = offeredItems(enquiry.enquiryItems, values).length
  const doubts = doubtsLeft(values)
  const lines = enquiry.enquiryItems.length
  return (
    <BottomBar label={texts.total.goods}>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-sm text-ink-soft max-sm:sr-only">{texts.total.goods}</span>
          <span className="text-xl font-semibold">{formatRupees(goods)}</span>
          {offered < lines && <span className="text-sm font-medium">{texts.total.offered(offered, lines)}</span>}
        </p>
        <p id={reason} aria-live="polite" className={`text-sm text-ink-soft ${doubts > 0 ? 'max-sm:sr-only' : ''}`}>
          {canSave ? texts.total.onTop : describeReason(enquiry, values)}
        </p>
        <DoubtsLeft count={doubts} />
      </div>
      <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
        <Link to={back} className={buttonClass()}>
          {texts.total.cancel}
        </Link>
        <Button type="submit" variant="main" disabled={!canSave} busy={busy} aria-describedby={reason}>
          {texts.total.save}
        </Button>
      </div>
    </BottomBar>
  )
}

/** Once a line has a price, how many are still open; a line may also be not offered. */
function describeReason({ enquiryItems: items, status, leadId }: QuotedEnquiry, { lines }: QuoteValues) {
  if (status === 'Completed') return refusalTexts.enquiryCompleted(leadId)
  if (items.length === 0) return texts.total.noItems
  const open = emptyLines(lines).length
  return open === 0 || open === items.length ? enquiryMessages.noPrices : texts.total.open(open)
}
