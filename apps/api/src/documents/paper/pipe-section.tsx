import { ClipPath, Defs, Path, Svg } from '@react-pdf/renderer'
import { readSection } from '@lohahaat/domain/catalogue/section'
import { fitSection } from '@lohahaat/domain/catalogue/section-drawing/fit-section'
import { hatch } from '@lohahaat/domain/catalogue/section-drawing/hatch'

const BOX = 44
const MARGIN = 2
const lines = hatch(MARGIN, MARGIN, BOX)

interface PipeSectionProps {
  size: string
  thickness: string
  /** Points. */
  side: number
}

/** The same drawing as on the site; empty when the section cannot be read. */
export function PipeSection({ size, thickness, side }: PipeSectionProps) {
  const section = readSection(size, thickness)
  if (!section) return null
  const { cut } = fitSection(section, MARGIN, MARGIN, BOX)
  return (
    <Svg viewBox={`0 0 ${BOX + 2 * MARGIN} ${BOX + 2 * MARGIN}`} style={{ width: side, height: side }}>
      <Defs>
        <ClipPath id="cut">
          <Path d={cut} />
        </ClipPath>
      </Defs>
      <Path d={lines} clipPath="url(#cut)" stroke="#000" strokeWidth={0.9} fill="none" />
      <Path d={cut} stroke="#000" strokeWidth={0.9} fill="none" />
    </Svg>
  )
}
