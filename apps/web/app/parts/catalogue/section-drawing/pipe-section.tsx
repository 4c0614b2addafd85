import { readSection } from '@lohahaat/domain/catalogue/section'
import { fitSection, type FittedSection } from '@lohahaat/domain/catalogue/section-drawing/fit-section'
import { Dimension } from './dimension'
import { SectionDrawing } from './section-drawing'

interface PipeSectionProps {
  /** As the size is named: '50 NB', '100x50'. */
  size: string
  /** Millimetres. */
  thickness: string
  /** With dimension lines, for a drawing of 200 px or more. */
  dimensions?: boolean
  className?: string
}

/** A pipe drawn to scale from its size and thickness; empty if they cannot be parsed as a section. */
export function PipeSection({ size, thickness, dimensions = false, className = '' }: PipeSectionProps) {
  const section = readSection(size, thickness)
  const fitted = section && (dimensions ? fitSection(section, 52, 8, 100) : fitSection(section, 2, 2, 44))
  return (
    <SectionDrawing
      viewBox={dimensions ? '0 0 204 148' : '0 0 48 48'}
      cuts={fitted ? [fitted.cut] : []}
      className={className}
    >
      {dimensions && fitted && <Dimensions section={fitted} />}
    </SectionDrawing>
  )
}

const GAP = 16

function Dimensions({ section }: { section: FittedSection }) {
  const { x, y, width, height, wall, across, down, thickness } = section
  const [right, middle] = [x + width, y + height / 2]
  return (
    <g className="text-ink-soft">
      <Dimension x={x} y={y + height + GAP} length={width} text={across} />
      {down && <Dimension x={x - GAP} y={y} length={height} text={down} vertical />}
      <path d={`M${right - wall - 12} ${middle}H${right + 12}`} stroke="currentColor" strokeWidth="1" />
      <text x={right + GAP} y={middle + 4.5} fontSize="13" fill="currentColor">
        {thickness}
      </text>
    </g>
  )
}
