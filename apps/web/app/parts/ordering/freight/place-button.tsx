import { lazy, type ReactNode, Suspense, useState } from 'react'
import { errorText } from '../../../api/api-error'
import { showToast } from '../../../ui/messages/toast-store'
import { choosePin } from '../delivery-place/chosen-pin'

const PlaceDialog = lazy(() => import('../delivery-place/place-dialog'))

interface PlaceButtonProps {
  /** The PIN code that stands. */
  pinCode: string | null
  children: ReactNode
}

/** Opens the choice of a place, which then stands on every screen. */
export function PlaceButton({ pinCode, children }: PlaceButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = (chosen: string) => choosePin(chosen).catch((error: unknown) => showToast(errorText(error), 'error'))
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="link min-h-6 cursor-pointer print:hidden">
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <PlaceDialog
            chosen={pinCode ?? ''}
            onChoose={(place) => void choose(place.pinCode)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
