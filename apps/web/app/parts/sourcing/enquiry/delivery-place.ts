import { fetchPinCodeDetails } from '@lohahaat/contract/reference/pin-codes/pin-code-details'
import type { Api } from '../../../api/api'

export interface DeliveryPlace {
  pinCode: string
  city: string | null
  state: string | null
}

export async function loadPlace(api: Api, pinCode: string): Promise<DeliveryPlace> {
  const [place] = await api.send(fetchPinCodeDetails, { pinCode })
  return { pinCode, city: place?.city ?? null, state: place?.state ?? null }
}

/** 123401 · Rewari, Haryana; the PIN code alone if its place is unknown. */
export const formatPlace = ({ pinCode, city, state }: DeliveryPlace) =>
  [pinCode, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
