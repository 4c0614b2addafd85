import type { EnquiryItem } from '@lohahaat/contract/sourcing/enquiries/enquiry-item'
import type { Quote } from '@lohahaat/contract/sourcing/quotes/quotes'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { ReactNode } from 'react'
import { formatRupeesPerTon } from '../../../parts/platform/format'
import { formatQuantity } from '../../../parts/ordering/order/format-quantity'
import { formatEnquiryPipe } from '../../../parts/sourcing/quote/enquiry-pipe'
import { UnitPrice } from '../../../parts/sourcing/quote/unit-price'
import { IstTime } from '../../../parts/platform/ist-time'
import { Countdown } from '../../../ui/countdown'
import { texts } from './texts'

/** One row of the comparison: what it is about, and what each party says. */
export interface Row {
  key: string
  title: ReactNode
  cell: (quote: Quote) => ReactNode
  /** What the row is compared by; the lowest is the best. Without it nothing is marked. */
  figure?: (quote: Quote) => number | null
  /** What one decides by. */
  isMain?: true
  /** Words, which are read from the left. */
  isText?: true
}

const money = (rupeesOnWire: number) => formatRupees(rupees(rupeesOnWire))
const amount = (key: keyof Quote, title: ReactNode, figure: (quote: Quote) => number): Row => ({
  key,
  title,
  figure,
  cell: (quote) => money(figure(quote)),
})

/** One row per item: the price in its unit, and what the line comes to. */
export const itemRows = (items: readonly EnquiryItem[]): Row[] =>
  items.map((item) => {
    const priceOf = ({ items: priced }: Quote) =>
      priced.find(({ buyerItemDetailId }) => buyerItemDetailId === item.buyerItemDetailId)
    return {
      key: `item ${item.buyerItemDetailId}`,
      title: <ItemTitle item={item} />,
      figure: (quote) => priceOf(quote)?.price ?? null,
      cell: (quote) => {
        const priced = priceOf(quote)
        if (!priced) return <span className="text-ink-soft">{texts.table.notQuoted}</span>
        return (
          <>
            <p className="font-medium whitespace-nowrap">
              <UnitPrice price={priced.price} unit={item.unit} />
            </p>
            <p className="text-[0.93em] whitespace-nowrap text-ink-soft">{money(priced.amount)}</p>
          </>
        )
      },
    }
  })

function ItemTitle({ item }: { item: EnquiryItem }) {
  return (
    <>
      <span className="block font-medium">
        {item.className} {formatEnquiryPipe(item)}
      </span>
      <span className="block text-[0.93em] font-normal text-ink-soft">{formatQuantity(item)}</span>
    </>
  )
}

/** How a total comes about, down to what a ton costs at the gate. */
export const amountRows = (gstPercent: number): Row[] => [
  amount('goods_Price', texts.table.goods, (quote) => quote.goods_Price),
  amount('gsT_Price', texts.table.gst(gstPercent), (quote) => quote.gsT_Price),
  amount('loading_Charges', texts.table.loading, (quote) => quote.loading_Charges),
  amount('plattform_Fees', texts.table.platform, (quote) => quote.plattform_Fees),
  amount('weight_Charges', texts.table.weighment, (quote) => quote.weight_Charges),
  amount('material_Handling_Fees', texts.table.handling, (quote) => quote.material_Handling_Fees),
  {
    key: 'freight',
    title: texts.table.freight,
    figure: (quote) => quote.freight_Charges,
    cell: ({ freight_Charges, freightPerTon }) => (
      <>
        {money(freight_Charges)}
        {freightPerTon !== null && (
          <p className="text-[0.93em] whitespace-nowrap text-ink-soft">
            {texts.table.freightPerTon(formatRupeesPerTon(freightPerTon))}
          </p>
        )}
      </>
    ),
  },
  { ...amount('total_Price_Quote', texts.table.total, (quote) => quote.total_Price_Quote), isMain: true },
  {
    ...amount('landed_Cost_Per_Ton', texts.table.landedPerTon, (quote) => quote.landed_Cost_Per_Ton),
    isMain: true,
  },
]

const NOTHING = <span className="text-ink-soft">–</span>

export const termRows = (): readonly Row[] => [
  {
    key: 'validUntil',
    title: texts.table.validUntil,
    isText: true,
    cell: ({ validUntil, accepted }) =>
      validUntil ? (
        <>
          <IstTime instant={validUntil} />
          {!accepted && (
            <p className="text-sm font-medium print:hidden">
              <Countdown until={validUntil} />
            </p>
          )}
        </>
      ) : (
        <span className="text-ink-soft">{texts.table.noDate}</span>
      ),
  },
  {
    key: 'paymentTerms',
    title: texts.table.paymentTerms,
    isText: true,
    cell: ({ paymentTerms }) => paymentTerms ?? NOTHING,
  },
  { key: 'remark', title: texts.table.remark, isText: true, cell: ({ remark }) => remark ?? NOTHING },
  {
    key: 'quotedAt',
    title: texts.table.quotedAt,
    isText: true,
    cell: ({ quotedAt }) => <IstTime instant={quotedAt} />,
  },
]
