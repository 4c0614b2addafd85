import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { ReactNode } from 'react'
import { formatRupeesPerTon, formatTons } from '../../../../parts/platform/format'
import { IstTime } from '../../../../parts/platform/ist-time'
import { Countdown } from '../../../../ui/time/countdown'
import { ofWhole } from '../compare'
import { texts } from '../texts'
import { QuoteFiles } from '../../../../parts/sourcing/quote/quote-files'

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
  figure: ofWhole(figure),
  cell: (quote) => money(figure(quote)),
})

/** The parts of the total, down to the landed cost per ton. */
export const amountRows = (gstPercent: number, lines: number): Row[] => [
  {
    key: 'offered',
    title: texts.table.offered,
    cell: ({ offered, totalTons }) => (
      <>
        {texts.table.linesOf(offered, lines)}
        <p className="text-[0.93em] whitespace-nowrap text-ink-soft">{formatTons(totalTons)}</p>
      </>
    ),
  },
  amount('goodsPrice', texts.table.goods, (quote) => quote.goodsPrice),
  amount('gstAmount', texts.table.gst(gstPercent), (quote) => quote.gstAmount),
  amount('loadingCharge', texts.table.loading, (quote) => quote.loadingCharge),
  amount('platformFee', texts.table.platform, (quote) => quote.platformFee),
  amount('weighmentCharge', texts.table.weighment, (quote) => quote.weighmentCharge),
  amount('handlingFee', texts.table.handling, (quote) => quote.handlingFee),
  {
    key: 'freight',
    title: texts.table.freight,
    figure: ofWhole((quote) => quote.freightCharge),
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
    key: 'files',
    title: texts.table.files,
    isText: true,
    cell: ({ files }) => (files.length === 0 ? NOTHING : <QuoteFiles files={files} />),
  },
  {
    key: 'quotedAt',
    title: texts.table.quotedAt,
    isText: true,
    cell: ({ quotedAt }) => <IstTime instant={quotedAt} />,
  },
]
