import { type SubmitEvent, useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { type DeliveryPlace, formatPlace, loadPlace } from './delivery-place'
import { SavedPlaces } from './saved-places'
import { texts } from './texts'

interface PlaceDialogProps {
  /** The PIN code that stands. */
  chosen: string
  onChoose: (place: DeliveryPlace) => unknown
  onClose: () => void
}

/** The saved places of whoever has an account, and any other PIN code that the directory knows. */
export default function PlaceDialog({ chosen, onChoose, onClose }: PlaceDialogProps) {
  const { isSignedIn } = useSession()
  const [pinCode, setPinCode] = useState('')
  const [found, setFound] = useState<DeliveryPlace | null>(null)
  const [problem, setProblem] = useState<string>()
  const place = found?.pinCode === pinCode ? found : null

  async function type(typed: string) {
    setPinCode(typed)
    setProblem(undefined)
    if (typed.length === 6)
      await loadPlace(browserApi, typed).then(setFound, (error: unknown) => setProblem(errorText(error)))
  }

  function choose(chosenPlace: DeliveryPlace) {
    onChoose(chosenPlace)
    onClose()
  }

  function chooseTyped(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (place?.city) choose(place)
  }

  return (
    <Dialog open title={texts.title} onClose={onClose}>
      {isSignedIn && <SavedPlaces chosen={chosen} onChoose={choose} />}
      <form onSubmit={chooseTyped} noValidate className="mt-5">
        <TextField
          label={isSignedIn ? texts.another : texts.deliverTo}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          value={pinCode}
          error={problem ?? (place && !place.city ? texts.notInUse : undefined)}
          hint={place ? formatPlace(place) : texts.anotherHint}
          onChange={({ currentTarget }) => void type(currentTarget.value.replace(/\D/g, ''))}
        />
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="main" disabled={!place?.city}>
            {texts.use}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
