import type { AskedProof } from '../api-error'
import { createListeners } from '../../listeners'

const { announce, subscribe } = createListeners()
let settle: ((isConfirmed: boolean) => void) | null = null
let asked: Promise<boolean> | null = null
let proof: AskedProof = 'any'

/** Whether a signed-in person is being asked to prove anew who he is. The dialog that asks is part of the shell. */
export const confirmation = {
  isAsked: () => settle !== null,
  askedProof: () => proof,
  /** Calls that need it at the same time share one question, and the proof that is good for both. */
  ask(by: AskedProof): Promise<boolean> {
    const isNews = !asked || (by === 'passkey' && proof !== by)
    if (isNews) proof = by
    asked ??= new Promise((resolve) => {
      settle = resolve
    })
    if (isNews) announce()
    return asked
  },
  answer(isConfirmed: boolean) {
    settle?.(isConfirmed)
    settle = asked = null
    announce()
  },
  subscribe,
}
