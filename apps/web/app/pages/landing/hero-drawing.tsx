import { hollowRect, hollowRound } from '@lohahaat/domain/section-drawing/outline'
import { Dimension } from '../../parts/section-drawing/dimension'
import { SectionDrawing } from '../../parts/section-drawing/section-drawing'

/** A stack in a yard, seen from the cut ends, all to one scale: 100 × 50 × 4, 150 × 150 × 6, 100 NB and their like. */
const stack = [
  hollowRect(40, 262, 136, 68, 5.4),
  hollowRect(59, 164, 98, 98, 5.4),
  hollowRect(190, 126, 204, 204, 8.2),
  hollowRect(209, 43, 166, 83, 6.8),
  hollowRound(408, 175, 155, 6.1),
  hollowRect(577, 150, 180, 180, 7.3),
  hollowRound(612, 47, 103, 5),
]

const hot = hollowRound(67, 82, 82, 4.9)

/** Stands on the strip of classes beside the buttons; where there is room, larger and with its dimensions. */
export function HeroDrawing() {
  return (
    <div className="pointer-events-none absolute bottom-23.5 left-[64%] w-80 sm:bottom-9.5 lg:bottom-8 lg:left-[62%] lg:w-110 xl:bottom-17 xl:left-[53%] xl:w-190">
      <SectionDrawing viewBox="0 0 760 372" cuts={stack} className="w-full text-night-draw">
        <g className="hidden text-night-soft xl:block">
          <Dimension x={40} y={346} length={136} text="100" />
          <Dimension x={190} y={346} length={204} text="150" />
          <Dimension x={408} y={346} length={155} text="114.3" />
          <Dimension x={24} y={262} length={68} text="50" vertical />
          <path d="M390 228h-52" stroke="currentColor" strokeWidth="1" />
          <text x="332" y="232.5" textAnchor="end" fontSize="13" fill="currentColor">
            6.0
          </text>
        </g>
      </SectionDrawing>
      <SectionDrawing viewBox="0 0 760 372" cuts={[hot]} className="absolute inset-0 w-full text-night-heat" />
    </div>
  )
}
