import { toTons } from '@lohahaat/domain/catalogue/tons'
import { truckLoad } from '@lohahaat/domain/sourcing/priced-list'
import { TruckDrawing } from '../../../parts/fulfilment/truck/truck-drawing'
import { texts } from './texts'

/** The truck that carries the load, and what more would fill it. */
export function TruckFill({ grams }: { grams: bigint }) {
  const load = truckLoad(grams)
  if (!load) return null
  const { fullTrucks, payloadTons, spareGrams } = load
  const loaded = payloadTons - toTons(spareGrams)
  return (
    <div className="mt-4">
      <TruckDrawing share={loaded / payloadTons} className="max-w-60" />
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
