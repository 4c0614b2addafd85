import { hollowRect, plate } from '@lohahaat/domain/catalogue/section-drawing/outline'
import { Dimension } from '../../../../parts/catalogue/section-drawing/dimension'
import { SectionDrawing } from '../../../../parts/catalogue/section-drawing/section-drawing'

const look = 'h-34 text-steel'

/** 40 × 40 × 3.2, two and a half units to the millimetre. */
export function SizeFigure() {
  return (
    <SectionDrawing viewBox="0 0 204 148" cuts={[hollowRect(52, 8, 100, 100, 8)]} className={look}>
      <g className="text-ink-soft">
        <Dimension x={52} y={124} length={100} text="40" />
        <Dimension x={36} y={8} length={100} text="40" vertical />
        <path d="M132 58h32" stroke="currentColor" />
        <text x="168" y="62.5" fontSize="13" fill="currentColor">
          3.2
        </text>
      </g>
    </SectionDrawing>
  )
}

const bundle = Array.from({ length: 64 }, (_, at) =>
  hollowRect(46 + (at % 8) * 14, 18 + Math.floor(at / 8) * 14, 14, 14, 1.4),
)

/** The ends of 64 pieces, strapped together. */
export function BundleFigure() {
  return (
    <SectionDrawing viewBox="0 0 204 148" cuts={[bundle.join('')]} className={look}>
      <path
        d="M44 16h116v116h-116zM30 132h144"
        fill="none"
        className="stroke-heat"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </SectionDrawing>
  )
}

/** Three quotes beside each other, the shortest of them taken. */
export function QuotesFigure() {
  return (
    <SectionDrawing viewBox="0 0 204 148" cuts={[plate(20, 22, 158, 20), plate(20, 106, 146, 20)]} className={look}>
      <path d="M20 64h118v20h-118z" className="fill-heat" />
      <path d="M20 8v130" stroke="currentColor" strokeWidth="1.5" />
      <path d="m150 74 7 7 14-15" fill="none" className="stroke-heat" strokeWidth="3" />
    </SectionDrawing>
  )
}
