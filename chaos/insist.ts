import { setTimeout as pause } from 'node:timers/promises'
import type { Call, InputOf } from '@lohahaat/contract/platform/define-call'
import type { Answer, Client } from './client'
import type { Tally } from './tally'

const BETWEEN_TRIES_MS = 100

export interface Patience {
  tally: Tally
  mayInsist(): boolean
}

/** Retries until there is a final answer. */
export async function insist<C extends Call>(
  client: Client,
  { tally, mayInsist }: Patience,
  call: C,
  input: InputOf<C>,
  headers?: Record<string, string>,
): Promise<Answer> {
  for (;;) {
    const answer = await client.call(call, input, headers)
    if (answer && answer.status < 500) {
      if (answer.status === 200) tally.healed(answer.began)
      return answer
    }
    if (!mayInsist()) throw new Error(`${call.path} was never answered`)
    tally.repeats += 1
    await pause(BETWEEN_TRIES_MS)
  }
}
