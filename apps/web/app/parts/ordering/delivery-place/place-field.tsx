import { lazy, Suspense, useState } from 'react'
import { TextField } from '../../../ui/fields/text-field'
import { formatPlace } from './delivery-place'
import { texts } from './texts'
import type { PlaceChoice } from './use-delivery-place'

const PlaceDialog = lazy(() => import('./place-dialog'))

/** Where to deliver: shown, and changed beside it. */
export function PlaceField({ label, choice: { place, choose } }: { label: string; choice: PlaceChoice }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextField
        label={label}
        disabled
        value={formatPlace(place)}
        hint={
          <span className="flex items-center gap-2">
            {place.isDefault && (
              <span className="rounded bg-amber-wash px-1.5 font-medium text-amber">{texts.default}</span>
            )}
            <button type="button" onClick={() => setOpen(true)} className="link min-h-6 cursor-pointer">
              {texts.change}
            </button>
          </span>
        }
      />
      {isOpen && (
        <Suspense>
          <PlaceDialog chosen={place.pinCode} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
