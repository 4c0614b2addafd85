import { toTons } from '@lohahaat/domain/catalogue/tons'
import { truckLoad } from '@lohahaat/domain/sourcing/priced-list'
import { SectionDrawing } from '../../../parts/catalogue/section-drawing/section-drawing'
import { texts } from './texts'

const LENGTH = 128

/** The truck that carries the load: hatched as far as it is full, dashed where there is room. */
export function TruckFill({ grams }: { grams: bigint }) {
  const load = truckLoad(grams)
  if (!load) return null
  const { fullTrucks, payloadTons, spareGrams } = load
  const loaded = payloadTons - toTons(spareGrams)
  const filled = Math.max(2, (LENGTH * loaded) / payloadTons)
  return (
    <div className="mt-4">
      <SectionDrawing
        viewBox="0 0 192 52"
        cuts={[`M2 4h${filled}v32h-${filled}z`]}
        className="w-full max-w-60 text-steel"
      >
        <path
          d={`M${2 + filled} 4H${LENGTH + 2}V36H${2 + filled}`}
          fill="none"
          stroke="currentColor"
          strokeDasharray="3 3"
        />
        <path d="M0 40h186V26l-8-4-6-12h-30v30" fill="none" stroke="currentColor" strokeWidth="1.5" />
        {[22, 38, 160].map((x) => (
          <circle key={x} cx={x} cy="43" r="6" fill="var(--color-card)" stroke="currentColor" strokeWidth="1.5" />
        ))}
      </SectionDrawing>
      {fullTrucks > 0 && <p className="mt-1 text-sm text-ink-soft">{texts.fullTrucks(fullTrucks)}</p>}
      <p className="mt-1 flex justify-between gap-3 text-sm">
        <span className="font-semibold">
          {spareGrams === 0n
            ? texts.truckFull(payloadTons)
            : texts.truckFill(toTons(spareGrams).toFixed(1), payloadTons)}
        </span>
        <span className="whitespace-nowrap text-ink-soft">{texts.truck(loaded.toFixed(3), payloadTons)}</span>
      </p>
    </div>
  )
}
