import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Addresses } from './use-addresses'
import type { CartState } from './use-cart'

/** Saves all there is to save and goes to the checkout; what can't be saved has said so, and one stays. */
export function useProceed({ saveAll }: CartState, addresses: Addresses) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function proceed() {
    setBusy(true)
    const isSaved = (await saveAll()) && (await addresses.save())
    if (isSaved) await navigate('/checkOut')
    setBusy(false)
  }

  return { busy, proceed }
}
