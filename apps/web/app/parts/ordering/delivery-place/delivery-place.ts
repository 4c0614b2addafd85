import { fetchPinCodeDetails } from '@lohahaat/contract/reference/pin-codes/pin-code-details'
import type { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PIN_CODE } from '@lohahaat/domain/reference/default-pin-code'
import type { Api } from '../../../api/api'

type Profile = ResponseOf<typeof fetchProfile>

export interface DeliveryPlace {
  pinCode: string
  city: string | null
  state: string | null
}

/** A place, and whether it stands only because none was chosen. */
export interface ChosenPlace extends DeliveryPlace {
  isDefault: boolean
}

export async function loadPlace(api: Api, pinCode: string): Promise<DeliveryPlace> {
  const [place] = await api.send(fetchPinCodeDetails, { pinCode })
  return { pinCode, city: place?.city ?? null, state: place?.state ?? null }
}

/** 123401 · Rewari, Haryana; the PIN code alone if its place is unknown. */
export const formatPlace = ({ pinCode, city, state }: DeliveryPlace) =>
  [pinCode, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ')

/** Where the caller wants his steel. */
export async function loadOwnPlace(api: Api, { pinCode, isPinChosen }: Pick<Profile, 'pinCode' | 'isPinChosen'>) {
  const place = await loadPlace(api, pinCode || DEFAULT_PIN_CODE)
  return { ...place, isDefault: !isPinChosen }
}
