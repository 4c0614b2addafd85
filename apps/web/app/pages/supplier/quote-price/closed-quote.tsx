import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { listPath } from '../../../parts/sourcing/enquiry/paths'
import { QuoteTermsList } from '../../../parts/sourcing/quote/quote-terms-list'
import { UnitPrice } from '../../../parts/sourcing/quote/unit-price'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { ShowMore, useShown } from '../../../ui/lists/show-more'
import { type Column, Table } from '../../../ui/lists/table'
import { EarlierQuote } from './earlier-quote'
import { itemColumns } from './item-cells'
import { amountOf } from './quote-values'
import { texts } from './texts'

const priceColumns = (): readonly Column<EnquiryItem>[] => [
  {
    title: texts.items.price,
    cell: (item) => (
      <span className="whitespace-nowrap">
        <UnitPrice price={item.itemPrice} unit={item.unit} />
      </span>
    ),
    numeric: true,
  },
  {
    title: texts.items.amount,
    cell: (item) => (
      <span className="font-semibold whitespace-nowrap">{formatRupees(amountOf(item, String(item.itemPrice)))}</span>
    ),
    numeric: true,
  },
]

/** A completed enquiry: shows the earlier quote, read-only. */
export function ClosedQuote({ enquiry }: { enquiry: QuotedEnquiry }) {
  const { isAdmin } = useSession()
  const { quote, enquiryItems: items } = enquiry
  const drawn = useShown(items)
  return (
    <>
      {quote && <EarlierQuote enquiry={{ ...enquiry, quote }} />}
      <Card title={texts.items.title(items.length)}>
        <Table
          caption={texts.items.caption}
          columns={quote ? [...itemColumns(), ...priceColumns()] : itemColumns()}
          rows={drawn.shown}
          keyOf={({ enquiryItemId }) => enquiryItemId}
          dense
        />
        <ShowMore of={drawn} />
      </Card>
      {quote && (
        <Card title={texts.terms.title}>
          <QuoteTermsList terms={quote} />
        </Card>
      )}
      <Link to={listPath(isAdmin)} className={`${buttonClass()} justify-self-start`}>
        {texts.backToEnquiries}
      </Link>
    </>
  )
}
