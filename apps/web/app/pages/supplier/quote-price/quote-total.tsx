import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { enquiryMessages } from '@lohahaat/contract/platform/messages'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { useId } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { ActionBar, barButtonClass } from '../../../ui/action-bar'
import { listPath } from '../../../parts/sourcing/enquiry/paths'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { goodsOf, offeredItems } from './quote-values'
import type { QuoteForm } from './use-quote-form'
import { texts } from './texts'

interface QuoteTotalProps {
  form: QuoteForm
  enquiry: QuotedEnquiry
}

/** The total of the quote with the submit button, at the bottom of the screen on a phone. */
export function QuoteTotal({ form: { values, canSave, busy }, enquiry }: QuoteTotalProps) {
  const { isAdmin } = useSession()
  const reason = useId()
  const goods = goodsOf(enquiry.enquiryItems, values)
  const offered = offeredItems(enquiry.enquiryItems, values).length
  return (
    <div className="max-desk:contents">
      <dl className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 text-lg font-semibold max-desk:hidden">
        <dt>{texts.total.goods}</dt>
        <dd>{formatRupees(goods)}</dd>
      </dl>
      {offered < enquiry.enquiryItems.length && (
        <p className="mt-1 text-sm font-medium">{texts.total.offered(offered, enquiry.enquiryItems.length)}</p>
      )}
      <p id={reason} aria-live="polite" className="mt-1 text-sm text-ink-soft">
        {canSave ? texts.total.onTop : describeReason(enquiry)}
      </p>
      <ActionBar title={formatRupees(goods)} note={texts.total.goods}>
        <Button
          type="submit"
          variant="main"
          disabled={!canSave}
          busy={busy}
          aria-describedby={reason}
          className={barButtonClass}
        >
          {texts.total.save}
        </Button>
      </ActionBar>
      <Link to={listPath(isAdmin)} className={`${buttonClass({ wide: true })} desk:mt-3`}>
        {texts.total.cancel}
      </Link>
    </div>
  )
}

const describeReason = ({ enquiryItems: items }: QuotedEnquiry) =>
  items.length === 0 ? texts.total.noItems : enquiryMessages.noPrices
