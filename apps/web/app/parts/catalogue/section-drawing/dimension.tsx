import { dimensionLine } from '@lohahaat/domain/catalogue/section-drawing/dimension-line'

interface DimensionProps {
  x: number
  y: number
  length: number
  text: string
  vertical?: boolean
}

const TICK = 5

/** A dimension line between two ticks, with its figure in millimetres beside it. */
export function Dimension({ x, y, length, text, vertical = false }: DimensionProps) {
  const place = vertical
    ? { x: x - 9, y: y + length / 2, transform: `rotate(-90 ${x - 9} ${y + length / 2})` }
    : { x: x + length / 2, y: y + 17 }
  return (
    <g>
      <path d={dimensionLine(x, y, length, TICK, vertical)} stroke="currentColor" strokeWidth="1" fill="none" />
      <text {...place} textAnchor="middle" fontSize="13" fill="currentColor">
        {text}
      </text>
    </g>
  )
}
