import { type SubmitEvent, useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { type DeliveryPlace, loadPlace } from './delivery-place'
import { SavedPlaces } from './saved-places'
import { texts } from './texts'

interface PlaceDialogProps {
  /** The PIN code that stands. */
  chosen: string
  onChoose: (place: DeliveryPlace) => unknown
  onClose: () => void
}

/** The saved places, and any other PIN code that the directory knows. */
export default function PlaceDialog({ chosen, onChoose, onClose }: PlaceDialogProps) {
  const [pinCode, setPinCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function choose(place: DeliveryPlace) {
    onChoose(place)
    onClose()
  }

  async function chooseTyped(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    try {
      const place = await loadPlace(browserApi, pinCode)
      if (place.city === null) setProblem(texts.notInUse)
      else choose(place)
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <SavedPlaces chosen={chosen} onChoose={choose} />
      <form onSubmit={(event) => void chooseTyped(event)} noValidate className="mt-5">
        <TextField
          label={texts.another}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          value={pinCode}
          error={problem}
          hint={texts.anotherHint}
          onChange={({ currentTarget }) => {
            setPinCode(currentTarget.value.replace(/\D/g, ''))
            setProblem(undefined)
          }}
        />
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="main" busy={isBusy} disabled={pinCode.length !== 6}>
            {texts.use}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
