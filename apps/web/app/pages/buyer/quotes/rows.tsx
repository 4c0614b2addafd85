import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { ReactNode } from 'react'
import { formatRupeesPerTon } from '../../../parts/platform/format'
import { formatQuantity } from '../../../parts/ordering/order/format-quantity'
import { formatEnquiryPipe } from '../../../parts/sourcing/quote/enquiry-pipe'
import { UnitPrice } from '../../../parts/sourcing/quote/unit-price'
import { IstTime } from '../../../parts/platform/ist-time'
import { Countdown } from '../../../ui/countdown'
import { texts } from './texts'

/** One row of the comparison: its label, and a cell for each party. */
export interface Row {
  key: string
  title: ReactNode
  cell: (quote: Quote) => ReactNode
  /** The value to compare by; the lowest is marked. Without it nothing is marked. */
  figure?: (quote: Quote) => number | null
  /** The deciding figure. */
  isMain?: true
  /** Text, aligned left. */
  isText?: true
}

const money = (inRupees: number) => formatRupees(rupees(inRupees))
const amount = (key: keyof Quote, title: ReactNode, figure: (quote: Quote) => number): Row => ({
  key,
  title,
  figure,
  cell: (quote) => money(figure(quote)),
})

/** One row per item: unit price and line total. */
export const itemRows = (items: readonly EnquiryItem[]): Row[] =>
  items.map((item) => {
    const priceOf = ({ items: priced }: Quote) =>
      priced.find(({ enquiryItemId }) => enquiryItemId === item.enquiryItemId)
    return {
      key: `item ${item.enquiryItemId}`,
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

/** The parts of the total, down to the landed cost per ton. */
export const amountRows = (gstPercent: number): Row[] => [
  amount('goodsPrice', texts.table.goods, (quote) => quote.goodsPrice),
  amount('gstAmount', texts.table.gst(gstPercent), (quote) => quote.gstAmount),
  amount('loadingCharge', texts.table.loading, (quote) => quote.loadingCharge),
  amount('platformFee', texts.table.platform, (quote) => quote.platformFee),
  amount('weighmentCharge', texts.table.weighment, (quote) => quote.weighmentCharge),
  amount('handlingFee', texts.table.handling, (quote) => quote.handlingFee),
  {
    key: 'freight',
    title: texts.table.freight,
    figure: (quote) => quote.freightCharge,
    cell: ({ freightCharge, freightPerTon }) => (
      <>
        {money(freightCharge)}
        {freightPerTon !== null && (
          <p className="text-[0.93em] whitespace-nowrap text-ink-soft">
            {texts.table.freightPerTon(formatRupeesPerTon(freightPerTon))}
          </p>
        )}
      </>
    ),
  },
  { ...amount('totalPrice', texts.table.total, (quote) => quote.totalPrice), isMain: true },
  {
    ...amount('landedCostPerTon', texts.table.landedPerTon, (quote) => quote.landedCostPerTon),
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
