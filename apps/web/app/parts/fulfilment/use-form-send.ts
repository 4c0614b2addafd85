import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorText } from '../../api/api-error'

/** Sends a form. A refusal is kept for the head of the form, and what was typed stays. */
export function useFormSend() {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  /** Whether it was taken, or kept to be sent later; by then the screen shows what has come of it. */
  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setRefusal(null)
    try {
      // What is only kept has changed nothing, and there is no network to ask.
      if ((await work()) !== 'kept') await revalidate()
      return true
    } catch (error) {
      setRefusal(errorText(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, refusal, send }
}
