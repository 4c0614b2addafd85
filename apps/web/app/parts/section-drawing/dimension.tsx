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
  const line = vertical
    ? `M${x} ${y}v${length}M${x - TICK} ${y}h${2 * TICK}M${x - TICK} ${y + length}h${2 * TICK}`
    : `M${x} ${y}h${length}M${x} ${y - TICK}v${2 * TICK}M${x + length} ${y - TICK}v${2 * TICK}`
  const place = vertical
    ? { x: x - 9, y: y + length / 2, transform: `rotate(-90 ${x - 9} ${y + length / 2})` }
    : { x: x + length / 2, y: y + 17 }
  return (
    <g>
      <path d={line} stroke="currentColor" strokeWidth="1" fill="none" />
      <text {...place} textAnchor="middle" fontSize="13" fill="currentColor">
        {text}
      </text>
    </g>
  )
}
