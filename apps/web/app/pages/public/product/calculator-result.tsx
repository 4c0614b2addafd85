import { formatRupees } from '@lohahaat/domain/platform/money'
import type { Pipe } from '@lohahaat/domain/catalogue/pipe-calculator'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatWeight } from '../../../parts/platform/format'
import { texts } from './texts'
import type { BuyAmount } from './use-buy-figure'

interface CalculatorResultProps {
  /** Null for what is sold by the ton only. */
  pipe: Pipe | null
  /** Null until a valid quantity is typed. */
  amount: BuyAmount | null
}

/** The figures are always rendered, so that the layout does not shift while typing. */
export function CalculatorResult({ pipe, amount }: CalculatorResultProps) {
  const none = '–'
  const metres = pipe && Number(pipe.pieceMillimetres) / 1000
  const pieces = amount?.pieces === undefined ? none : `${formatCount(Number(amount.pieces))} × ${metres} m`
  return (
    <dl className="grid text-[0.9375rem]" aria-live="polite">
      {pipe && <Line label={texts.buy.toBeLoaded} value={pieces} />}
      <Line label={texts.buy.weight} value={amount ? formatWeight(amount.grams) : none} />
      <Line label={texts.buy.goods} value={amount ? formatRupees(amount.goods) : none} isStrong />
      <Line label={texts.buy.plusGst} value={amount ? formatRupees(amount.gst) : none} />
    </dl>
  )
}

function Line({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-1.5">
      <dt className={isStrong ? 'font-semibold' : 'text-ink-soft'}>{label}</dt>
      <dd className={isStrong ? 'text-lg leading-6 font-semibold' : 'font-medium'}>{value}</dd>
    </div>
  )
}
