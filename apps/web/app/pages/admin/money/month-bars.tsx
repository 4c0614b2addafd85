import type { MoneyMonth } from '@lohahaat/contract/billing/money-desk/money-desk'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useId } from 'react'
import { Card } from '../../../ui/card'
import { texts } from './texts'

interface Series {
  /** What tells it from the other one, where there are two. */
  label?: string
  of: (month: MoneyMonth) => number
}

interface MonthBarsProps {
  title: string
  figure: string
  hint: string
  months: readonly MoneyMonth[]
  /** The first is filled, the second hatched. */
  series: readonly Series[]
}

const HEIGHT = 84
const STEP = 26
const money = (amount: number) => formatRupees(rupees(amount))

/** Bars of twelve months. The figures are in the table behind them. */
export function MonthBars({ title, figure, hint, months, series }: MonthBarsProps) {
  const hatch = useId()
  const highest = Math.max(...months.flatMap((month) => series.map(({ of }) => of(month))), 1)
  const heightOf = (amount: number) => (Math.max(amount, 0) / highest) * HEIGHT
  const bar = series.length > 1 ? 10 : 18
  return (
    <Card title={title} className="flex flex-col">
      <p className="text-xl font-semibold tabular-nums">{figure}</p>
      <p className="text-sm text-ink-soft desk:min-h-10">{hint}</p>
      <svg viewBox={`0 0 ${STEP * months.length} ${HEIGHT + 18}`} aria-hidden="true" className="mt-4 w-full text-steel">
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" y1="0" x2="0" y2="5" className="stroke-edge" strokeWidth="1.5" />
          </pattern>
        </defs>
        {months.map((month, at) => (
          <g key={month.month} transform={`translate(${at * STEP + 3} 0)`}>
            {series.map(({ of }, place) => (
              <rect
                key={place}
                x={place * (bar + 1)}
                y={HEIGHT - heightOf(of(month))}
                width={bar}
                height={heightOf(of(month))}
                fill={place === 0 ? 'currentColor' : `url(#${hatch})`}
                className={place === 0 ? '' : 'stroke-edge'}
              />
            ))}
            <text x={STEP / 2 - 3} y={HEIGHT + 14} textAnchor="middle" className="fill-ink-soft text-[11px]">
              {texts.monthNames[Number(month.month.slice(5)) - 1]}
            </text>
          </g>
        ))}
        <line x1="0" x2={STEP * months.length} y1={HEIGHT} y2={HEIGHT} className="stroke-ink" />
      </svg>
      {series.length > 1 && <Legend labels={series.map(({ label = '' }) => label)} />}
      <table className="sr-only">
        <caption>{texts.table(title)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            {series.map(({ label = texts.amount }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{month.month}</th>
              {series.map(({ label = '', of }) => (
                <td key={label}>{money(of(month))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** Which bars are whose; the table says it to screen readers. */
const Legend = ({ labels }: { labels: readonly string[] }) => (
  <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-soft">
    {labels.map((label, place) => (
      <span key={label} className="flex items-center gap-1.5">
        <span className={`size-3 border ${place === 0 ? 'border-steel bg-steel' : 'hatched border-edge'}`} />
        {label}
      </span>
    ))}
  </p>
)
