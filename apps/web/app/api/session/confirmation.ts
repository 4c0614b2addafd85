import type { AskedProof } from '../api-error'
import { createListeners } from '../../listeners'

const { notify, subscribe } = createListeners()
let settle: ((isConfirmed: boolean) => void) | null = null
let asked: Promise<boolean> | null = null
let proof: AskedProof = 'any'

/** Whether the user is being asked to confirm the sign-in. The dialog is part of the shell. */
export const confirmation = {
  isAsked: () => settle !== null,
  askedProof: () => proof,
  /** Concurrent calls share one dialog, which asks for a proof that satisfies all of them. */
  ask(by: AskedProof): Promise<boolean> {
    const isNews = !asked || (by === 'passkey' && proof !== by)
    if (isNews) proof = by
    asked ??= new Promise((resolve) => {
      settle = resolve
    })
    if (isNews) notify()
    return asked
  },
  answer(isConfirmed: boolean) {
    settle?.(isConfirmed)
    settle = asked = null
    notify()
  },
  subscribe,
}
