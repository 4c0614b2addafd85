import { refusals, type RefusalName } from '@lohahaat/contract/errors'

/** Something a client caused and is told about. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly status: number
  readonly retryAfterSeconds: number | undefined

  constructor(name: RefusalName, retryAfterSeconds?: number) {
    super(refusals[name].text)
    this.status = refusals[name].status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
