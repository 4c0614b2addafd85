import { formatRupees } from '@lohahaat/domain/platform/money'
import type { Pipe, PipeAmount } from '@lohahaat/domain/catalogue/pipe-calculator'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatWeight } from '../../../parts/platform/format'
import { texts } from './texts'

interface CalculatorResultProps {
  pipe: Pipe
  /** Null until a valid quantity is typed. */
  amount: PipeAmount | null
}

/** The figures are always rendered, so that the layout does not shift while typing. */
export function CalculatorResult({ pipe, amount }: CalculatorResultProps) {
  const none = '–'
  const pieces = amount && `${formatCount(Number(amount.pieces))} × ${Number(pipe.pieceMillimetres) / 1000} m`
  return (
    <dl className="grid text-[0.9375rem]" aria-live="polite">
      <Line label={texts.calculator.toBeLoaded} value={pieces ?? none} />
      <Line label={texts.calculator.weight} value={amount ? formatWeight(amount.grams) : none} />
      <Line label={texts.calculator.goods} value={amount ? formatRupees(amount.goods) : none} isStrong />
      <Line label={texts.calculator.plusGst} value={amount ? formatRupees(amount.gst) : none} />
    </dl>
  )
}

function Line({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2">
      <dt className={isStrong ? 'font-semibold' : 'text-ink-soft'}>{label}</dt>
      <dd className={isStrong ? 'text-lg leading-6 font-semibold' : 'font-medium'}>{value}</dd>
    </div>
  )
}
