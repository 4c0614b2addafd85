import { toTons } from '@lohahaat/domain/catalogue/tons'
import { truckLoad } from '@lohahaat/domain/sourcing/priced-list'
import { formatTons } from '../../platform/format'
import { TruckDrawing } from './truck-drawing'
import { texts } from './texts'

/** Which truck takes the load, and what room it leaves. Nothing where nothing is loaded. */
export function TruckAdvice({ grams, withRoom = true }: { grams: bigint; withRoom?: boolean }) {
  const load = truckLoad(grams)
  if (!load) return <p className="text-[0.9375rem] text-ink-soft">{texts.empty}</p>
  const { fullTrucks, payloadTons, spareGrams } = load
  const loaded = payloadTons - toTons(spareGrams)
  return (
    <div>
      <TruckDrawing share={loaded / payloadTons} className="max-w-60" />
      {withRoom && fullTrucks > 0 && <p className="mt-2 font-medium text-amber">{texts.tooMuch(fullTrucks + 1)}</p>}
      <p className="mt-2 text-[0.9375rem] font-semibold">
        {withRoom ? texts.truck(formatTons(toTons(grams)), payloadTons) : formatTons(toTons(grams))}
      </p>
      {withRoom && spareGrams > 0n && (
        <p className="text-sm text-ink-soft">{texts.room(formatTons(toTons(spareGrams)))}</p>
      )}
    </div>
  )
}
