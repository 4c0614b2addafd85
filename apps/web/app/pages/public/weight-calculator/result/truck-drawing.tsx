import { bar, plate } from '@lohahaat/domain/catalogue/section-drawing/outline'
import { SectionDrawing } from '../../../../parts/catalogue/section-drawing/section-drawing'

/** Where the load lies. */
const bed = { x: 8, y: 12, width: 136, height: 30 }

/** The last truck from its side, loaded as far as it is full. */
export function TruckDrawing({ share }: { share: number }) {
  const load = Math.max(1, Math.round(bed.width * share))
  return (
    <SectionDrawing
      viewBox="0 0 204 72"
      cuts={[plate(bed.x + bed.width - load, bed.y, load, bed.height)]}
      className="w-full max-w-64 text-steel"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" className="text-ink-soft">
        <path d={plate(bed.x, bed.y, bed.width, bed.height)} strokeDasharray="3 3" />
        <path d="M4 45h142M150 52v-38a4 4 0 0 1 4 -4h22a6 6 0 0 1 5 3l11 19v20h-8M150 52h12M4 45v7h18M58 52h92" />
        <path d="M158 18h16l9 15h-25z" />
        {[32, 48, 173].map((x) => (
          <path key={x} d={bar(x - 9, 46, 18) + bar(x - 3, 52, 6)} className="fill-card" />
        ))}
      </g>
    </SectionDrawing>
  )
}
