import { Dimension } from '../../catalogue/section-drawing/dimension'
import { SectionDrawing } from '../../catalogue/section-drawing/section-drawing'

/** A square section of 100 mm with a wall of 8, broken off at its upper right corner. */
const rest =
  'M114 8H68A16 16 0 0 0 52 24V92A16 16 0 0 0 68 108H136A16 16 0 0 0 152 92V50l-3 2-2-4-3 3V92A8 8 0 0 1 136 100H68A8 8 0 0 1 60 92V24A8 8 0 0 1 68 16H110l3-3-2-2Z'
const missing = 'M121 8H136A16 16 0 0 1 152 24V43M118 16H136A8 8 0 0 1 144 24V44'

export default function BrokenSection() {
  return (
    <SectionDrawing viewBox="0 0 204 148" cuts={[rest]} className="w-full">
      <path d={missing} fill="none" strokeWidth="1.5" strokeDasharray="4 4" className="stroke-heat" />
      <g className="text-ink-soft">
        <Dimension x={52} y={124} length={100} text="100" />
        <Dimension x={36} y={8} length={100} text="?" vertical />
      </g>
    </SectionDrawing>
  )
}
