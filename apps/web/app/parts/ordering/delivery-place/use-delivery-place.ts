import { saveDeliveryPin } from '@lohahaat/contract/identity/accounts/delivery-pin'
import { useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { showToast } from '../../../ui/messages/toast-store'
import { type ChosenPlace, type DeliveryPlace, formatPlace } from './delivery-place'
import { texts } from './texts'

/** The place of a new enquiry is the account's from then on; that of an old enquiry is its own. */
export function useDeliveryPlace(loaded: ChosenPlace, isOwn: boolean) {
  const [place, setPlace] = useState(loaded)

  const keep = ({ pinCode }: DeliveryPlace) =>
    browserApi.send(saveDeliveryPin, { pinCode }).catch((error: unknown) => showToast(errorText(error), 'error'))

  return {
    place,
    async choose(next: DeliveryPlace) {
      setPlace({ ...next, isDefault: false })
      if (isOwn) await keep(next)
    },
    /** The question before sending, which names the default as long as nobody has chosen. */
    ask: (question: string) => (place.isDefault ? texts.askedWithDefault(question, formatPlace(place)) : question),
    /** Whoever has sent with the default has chosen it, so he is asked once. */
    async settle() {
      if (place.isDefault) await keep(place)
    },
  }
}

export type PlaceChoice = ReturnType<typeof useDeliveryPlace>
