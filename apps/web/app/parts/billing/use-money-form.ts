import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorText } from '../../api/api-error'
import { newKey } from '../../api/new-key'
import { plainMoney } from '../../ui/fields/money-text'

/** Sends a form with one key, so that a repeat records nothing twice. What is refused is said at its head, and what was typed stays. */
export function useMoneyForm() {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [idempotencyKey, setKey] = useState(newKey)

  async function send(work: (options: { idempotencyKey: string }) => Promise<void>) {
    setBusy(true)
    setProblem('')
    try {
      await work({ idempotencyKey })
      // The next one that is sent is another one, also where the form stays on the screen.
      setKey(newKey())
      await revalidate()
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, send }
}

/** Typed rupees; an empty field is no 0, and the server says so. */
export const typedRupees = (text: string) => Number(plainMoney(text) || NaN)
export const typedOrZero = (text: string) => Number(plainMoney(text) || 0)
