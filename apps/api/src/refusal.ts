import { refusals, type RefusalName } from '@lohahaat/contract/errors'

type TextOf<Name extends RefusalName> = (typeof refusals)[Name]['text']
/** What the text of a refusal still has to be told. */
type ValuesOf<Name extends RefusalName> = TextOf<Name> extends (...values: infer Values) => string ? Values : []

/** Something a client caused and is told about. Anything else that is thrown is a bug. */
export class Refusal<Name extends RefusalName = RefusalName> extends Error {
  readonly status: number
  /** For those that ask to come back later. */
  readonly retryAfterSeconds: number | undefined

  constructor(name: Name, ...values: ValuesOf<Name>) {
    const { status, text }: { status: number; text: string | ((...values: never[]) => string) } = refusals[name]
    super(typeof text === 'string' ? text : text(...(values as never[])))
    this.status = status
  }

  static comeBack(name: 'tooManyRequests' | 'unavailable' | 'noRoom', retryAfterSeconds: number): Refusal {
    return Object.assign(new Refusal(name), { retryAfterSeconds })
  }
}
