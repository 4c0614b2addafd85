import { Card } from '../../../ui/card'
import type { Company } from './members'
import { texts } from './texts'

/** Where the company has steel delivered and billed. They are saved at the checkout. */
export function Places({ places }: { places: Company['places'] }) {
  return (
    <Card title={texts.places.title}>
      {places.length === 0 ? (
        <p className="text-ink-soft">{texts.places.none}</p>
      ) : (
        <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {places.map(({ kind, name, address, city, state, pinCode }) => (
            <li key={`${kind} ${address} ${pinCode}`} className="min-w-0 text-[0.9375rem] wrap-anywhere">
              <p className="text-sm text-ink-soft">{texts.places[kind]}</p>
              <p className="font-medium">{name}</p>
              <p>{address}</p>
              <p>{[`${city} ${pinCode}`, state].join(', ')}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
