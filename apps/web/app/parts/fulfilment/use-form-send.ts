import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorText } from '../../api/api-error'

/** Sends a form. A refusal is kept for the head of the form, and what was typed stays. */
export function useFormSend() {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  /** Whether it was taken; by then the screen shows what has come of it. */
  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setRefusal(null)
    try {
      await work()
      await revalidate()
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
