import { hollowRect, hollowRound, plate } from '@lohahaat/domain/catalogue/section-drawing/outline'
import { SectionDrawing } from '../../../parts/catalogue/section-drawing/section-drawing'

const row = (count: number, draw: (place: number) => string) => Array.from({ length: count }, (_, place) => draw(place))

/** A truck from behind: square sections below, round ones in the hollows of each other above, and the tyres below. */
const truck = [
  plate(70, 238, 292, 9),
  plate(70, 96, 7, 142),
  plate(355, 96, 7, 142),
  hollowRect(164, 247, 26, 41, 4),
  hollowRect(244, 247, 26, 41, 4),
  ...[84, 122, 278, 316].map((x) => hollowRect(x, 262, 34, 66, 8)),
  plate(156, 288, 122, 9),
]
const load = [
  ...row(4, (place) => hollowRect(78 + place * 69, 170, 68, 68, 5)),
  ...row(5, (place) => hollowRound(79 + place * 55, 116, 54, 4)),
  ...row(4, (place) => hollowRound(106.5 + place * 55, 68.5, 54, 4)),
  ...row(2, (place) => hollowRound(134 + place * 110, 21, 54, 4)),
]
const hot = hollowRound(189, 21, 54, 4)

/** A full load, seen from the weighbridge. */
export function LoadDrawing({ className }: { className: string }) {
  return (
    <div className={`relative ${className}`}>
      <SectionDrawing viewBox="0 0 432 329" cuts={[...truck, ...load]} className="block w-full" />
      <SectionDrawing viewBox="0 0 432 329" cuts={[hot]} className="absolute inset-0 w-full text-night-heat" />
    </div>
  )
}
