import { useId } from 'react'
import { gaugeScale, type Limits } from './gauge-scale'

interface GaugeProps {
  limits: Limits
  value: number
  isWithin: boolean
  /** What stands below the two limits. */
  leastText: string
  mostText: string
  /** What stands at the mark. */
  valueText: string
}

const percent = (place: number) => `${place}%`

/**
 * A difference on a dimension line with its limits: the allowed part is open, what lies outside is hatched. The words
 * around it say the same, so screen readers skip it. Places are in percent, so that letters keep their size.
 */
export function Gauge({ limits, value, isWithin, leastText, mostText, valueText }: GaugeProps) {
  const hatch = useId()
  const place = gaugeScale(limits, value)
  const [least, most, zero, mark] = [limits.least, limits.most, 0, value].map(place) as [number, number, number, number]
  const stroke = isWithin ? 'stroke-green' : 'stroke-red'
  const fill = isWithin ? 'fill-green' : 'fill-red'
  return (
    <svg width="100%" height="68" aria-hidden="true" className="mt-3 block overflow-visible text-xs">
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v5" strokeWidth="1.4" className="stroke-edge" />
        </pattern>
      </defs>
      <rect x="0" y="28" width="100%" height="16" fill={`url(#${hatch})`} className="stroke-edge" />
      <rect
        x={percent(least)}
        y="28"
        width={percent(most - least)}
        height="16"
        className={`fill-green-wash stroke-green`}
      />
      <line x1={percent(zero)} x2={percent(zero)} y1="25" y2="48" strokeWidth="1.5" className="stroke-ink" />
      <line x1={percent(zero)} x2={percent(mark)} y1="36" y2="36" strokeWidth="3" className={stroke} />
      <line x1={percent(mark)} x2={percent(mark)} y1="24" y2="46" strokeWidth="2.5" className={stroke} />
      {/* An empty svg places the triangle by percent, which a path can't. */}
      <svg x={percent(mark)} y="18" overflow="visible">
        <path d="M-4.5 0h9L0 6.5z" className={fill} />
      </svg>
      <text x={percent(mark)} y="13" textAnchor={anchorOf(mark)} className={`text-sm font-semibold ${fill}`}>
        {valueText}
      </text>
      {[least, most].map((limit, at) => (
        <line key={at} x1={percent(limit)} x2={percent(limit)} y1="44" y2="50" className="stroke-edge" />
      ))}
      <text x={percent(least)} y="63" textAnchor="middle" className="fill-ink-soft">
        {leastText}
      </text>
      <text x={percent(zero)} y="63" textAnchor="middle" className="fill-ink-soft">
        0
      </text>
      <text x={percent(most)} y="63" textAnchor="middle" className="fill-ink-soft">
        {mostText}
      </text>
    </svg>
  )
}

/** Near an edge the words lean inwards. */
const anchorOf = (place: number) => (place < 18 ? 'start' : place > 82 ? 'end' : 'middle')
