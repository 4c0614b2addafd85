import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { QuoteFiles } from '../../../parts/sourcing/quote/quote-files'
import { QuoteTermsList } from '../../../parts/sourcing/quote/quote-terms-list'
import { UnitPrice } from '../../../parts/sourcing/quote/unit-price'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { ShowMore, useShown } from '../../../ui/lists/show-more'
import { type Column, Table } from '../../../ui/lists/table'
import { EarlierQuote } from './earlier-quote'
import { itemColumns } from './lines/item-cells'
import type { QuotedItem } from './lines/line-values'
import { texts } from './texts'

const priceColumns = (): readonly Column<QuotedItem>[] => [
  {
    title: texts.items.price,
    cell: ({ offer }) => (
      <span className="whitespace-nowrap">
        {offer ? <UnitPrice price={offer.price} unit={offer.priceUnit} /> : texts.items.notOffered}
      </span>
    ),
    numeric: true,
  },
  {
    title: texts.items.offer,
    cell: ({ offer }) =>
      [offer?.make, typeof offer?.deliveryDays === 'number' && texts.items.inDays(offer.deliveryDays)]
        .filter(Boolean)
        .join(', ') || '–',
  },
  {
    title: texts.items.amount,
    cell: ({ offer }) => (
      <span className="font-semibold whitespace-nowrap">{offer ? formatRupees(rupees(offer.amount)) : '–'}</span>
    ),
    numeric: true,
  },
]

/** A completed enquiry: shows the earlier quote, read-only. */
export function ClosedQuote({ enquiry, back }: { enquiry: QuotedEnquiry; back: string }) {
  const { quote, enquiryItems: items } = enquiry
  const drawn = useShown(items)
  return (
    <>
      {quote && <EarlierQuote enquiry={{ ...enquiry, quote }} />}
      <Card title={texts.items.title(items.length)}>
        <Table
          caption={texts.items.caption}
          columns={quote ? [...itemColumns<QuotedItem>(enquiry), ...priceColumns()] : itemColumns<QuotedItem>(enquiry)}
          rows={drawn.shown}
          keyOf={({ enquiryItemId }) => enquiryItemId}
          dense
        />
        <ShowMore of={drawn} />
      </Card>
      {quote && (
        <Card title={texts.terms.title}>
          <QuoteTermsList terms={quote} />
          {quote.files.length > 0 && <QuoteFiles files={quote.files} />}
        </Card>
      )}
      <Link to={back} className={`${buttonClass()} justify-self-start`}>
        {texts.backToEnquiries}
      </Link>
    </>
  )
}
