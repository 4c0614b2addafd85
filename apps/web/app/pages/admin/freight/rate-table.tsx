import { Button } from '../../../ui/button'
import { CloseIcon } from '../../../ui/icons'
import { controlClass } from '../../../ui/fields/field'
import { plainDecimal, tidyText } from '../../../ui/fields/tidy-field'
import type { FreightForm } from './use-freight-form'
import { texts } from './texts'

/** ₹ for a ton and a kilometre: a row for each distance, a column for each truck. */
export function RateTable({ form: { register }, trucks, distances }: FreightForm) {
  const cell = (name: Parameters<typeof register>[0], label: string, places = 2) => (
    <input
      {...register(name)}
      aria-label={label}
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={8}
      onInput={(event) => tidyText(event.currentTarget, plainDecimal)}
      className={`h-10 w-full min-w-16 text-right ${controlClass}`}
    />
  )
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-[0.9375rem]">
        <caption className="sr-only">{texts.rates.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="p-1 text-left text-sm font-semibold">
              {texts.rates.upTo}
            </th>
            {trucks.fields.map(({ id }, at) => (
              <th key={id} scope="col" className="p-1 text-left text-sm font-semibold">
                <span className="flex items-center gap-1.5">
                  {cell(`trucks.${at}.tons`, texts.rates.truck(at + 1), 0)}
                  {texts.rates.tons}
                  {trucks.fields.length > 1 && (
                    <RemoveButton label={texts.rates.removeTruck(at + 1)} onPress={() => trucks.remove(at)} />
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {distances.fields.map(({ id }, row) => (
            <tr key={id}>
              <th scope="row" className="p-1 text-left text-sm font-normal">
                <span className="flex items-center gap-1.5">
                  {cell(`distances.${row}.upToKm`, texts.rates.distance(row + 1), 0)}
                  {texts.rates.km}
                  {distances.fields.length > 1 && (
                    <RemoveButton label={texts.rates.removeDistance(row + 1)} onPress={() => distances.remove(row)} />
                  )}
                </span>
              </th>
              {trucks.fields.map((truck, at) => (
                <td key={truck.id} className="p-1">
                  {cell(`distances.${row}.rates.${at}`, texts.rates.cell(at + 1, row + 1))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => distances.append({ upToKm: '', rates: [] })}>
          {texts.rates.addDistance}
        </Button>
        <Button size="small" onClick={() => trucks.append({ tons: '' })}>
          {texts.rates.addTruck}
        </Button>
      </p>
    </div>
  )
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-box text-ink-soft hover:text-ink"
    >
      <CloseIcon className="size-4" />
    </button>
  )
}
