import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { CheckIcon } from '../../../ui/icons'
import { type DeliveryPlace, formatPlace } from './delivery-place'
import { texts } from './texts'

type SavedPlace = DeliveryPlace & { name: string }

interface SavedPlacesProps {
  chosen: string
  onChoose: (place: DeliveryPlace) => void
}

/** One press chooses. */
export function SavedPlaces({ chosen, onChoose }: SavedPlacesProps) {
  const [places, setPlaces] = useState<readonly SavedPlace[] | 'failed' | null>(null)
  useEffect(() => {
    void loadPlaces().then(setPlaces, () => setPlaces('failed'))
  }, [])

  if (places === null) return <p className="mt-3 text-ink-soft">{texts.loading}</p>
  if (places === 'failed') return <p className="mt-3 text-ink-soft">{texts.loadFailed}</p>
  if (places.length === 0) return <p className="mt-3 text-ink-soft">{texts.noneSaved}</p>
  return (
    <ul aria-label={texts.saved} className="mt-4 grid max-h-72 gap-2 overflow-y-auto">
      {places.map(({ name, ...place }) => (
        <li key={place.pinCode}>
          <button
            type="button"
            aria-pressed={place.pinCode === chosen}
            onClick={() => onChoose(place)}
            className="flex w-full cursor-pointer items-center justify-between gap-3 rounded-box border border-line px-3 py-2 text-left hover:border-steel aria-pressed:border-steel aria-pressed:bg-steel-wash"
          >
            <span className="min-w-0">
              <span className="block font-medium">{formatPlace(place)}</span>
              <span className="block truncate text-sm text-ink-soft">{name}</span>
            </span>
            {place.pinCode === chosen && <CheckIcon className="size-4 shrink-0" />}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Of the addresses, the last used first, each PIN code once. */
async function loadPlaces(): Promise<SavedPlace[]> {
  const { shippingAddresses, billingAddresses } = await browserApi.send(fetchCartData)
  const places = [...shippingAddresses, ...billingAddresses].map(({ pinCode, city, state, name, address }) => ({
    pinCode,
    city,
    state,
    name: `${name}, ${address}`,
  }))
  return places.filter(({ pinCode }, index) => places.findIndex((other) => other.pinCode === pinCode) === index)
}
