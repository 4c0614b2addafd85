import { useId } from 'react'
import type { WeekFigures } from './weeks'
import { texts } from './texts'

interface WeekChartProps {
  title: string
  week: WeekFigures
  format: (figure: number) => string
}

const HEIGHT = 84
const STEP = 40
const BAR = 14

/** Two bars a day: last week hatched, this week filled. The figures are in the table behind it. */
export function WeekChart({ title, week, format }: WeekChartProps) {
  const hatch = useId()
  const highest = Math.max(...week.days.flatMap(({ last, current }) => [last, current]), 1)
  const heightOf = (figure: number) => (figure / highest) * HEIGHT
  return (
    <figure className="mt-auto pt-3">
      <svg viewBox={`0 0 ${STEP * week.days.length} ${HEIGHT + 20}`} aria-hidden="true" className="w-full text-steel">
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" y1="0" x2="0" y2="5" className="stroke-edge" strokeWidth="1.5" />
          </pattern>
        </defs>
        {week.days.map(({ day, last, current, isToday, isAhead }, at) => (
          <g key={day} transform={`translate(${at * STEP + 5} 0)`}>
            <rect
              y={HEIGHT - heightOf(last)}
              width={BAR}
              height={heightOf(last)}
              fill={`url(#${hatch})`}
              className="stroke-edge"
            />
            {!isAhead && (
              <rect
                x={BAR + 2}
                y={HEIGHT - heightOf(current)}
                width={BAR}
                height={heightOf(current)}
                fill="currentColor"
              />
            )}
            <text
              x={BAR + 1}
              y={HEIGHT + 15}
              textAnchor="middle"
              className={`text-[11px] ${isToday ? 'fill-ink font-semibold' : 'fill-ink-soft'}`}
            >
              {texts.weekdays[at]}
            </text>
          </g>
        ))}
        <line x1="0" x2={STEP * week.days.length} y1={HEIGHT} y2={HEIGHT} className="stroke-ink" />
      </svg>
      <table className="sr-only">
        <caption>{texts.chart(title)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.lastWeek}</th>
            <th scope="col">{texts.thisWeek}</th>
          </tr>
        </thead>
        <tbody>
          {week.days.map(({ day, last, current }, at) => (
            <tr key={day}>
              <th scope="row">{texts.weekdays[at]}</th>
              <td>{format(last)}</td>
              <td>{format(current)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
