import { refusals, type RefusalName } from '@lohahaat/contract/platform/errors'

type TextOf<Name extends RefusalName> = (typeof refusals)[Name]['text']
/** What the text of a refusal still has to be told. */
type ValuesOf<Name extends RefusalName> = TextOf<Name> extends (...values: infer Values) => string ? Values : []

/** Those that tell when to come back, and whose text needs nothing else. */
export type ComeBackName = NameOf<429 | 503>
type NameOf<Status extends number> = {
  [Name in RefusalName]: (typeof refusals)[Name] extends { status: Status; text: string } ? Name : never
}[RefusalName]

/** Something a client caused and is told about. Anything else that is thrown is a bug. */
export class Refusal<Name extends RefusalName = RefusalName> extends Error {
  readonly status: number
  /** Stays the same in every language and release, for clients to tell refusals apart by. */
  readonly code: string
  /** For those that ask to come back later. */
  readonly retryAfterSeconds: number | undefined

  constructor(name: Name, ...values: ValuesOf<Name>) {
    const { status, text }: { status: number; text: string | ((...values: never[]) => string) } = refusals[name]
    super(typeof text === 'string' ? text : text(...(values as never[])))
    this.status = status
    this.code = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
  }

  static comeBack<Name extends RefusalName>(
    name: Name,
    retryAfterSeconds: number,
    ...values: ValuesOf<Name>
  ): Refusal<Name> {
    return Object.assign(new Refusal(name, ...values), { retryAfterSeconds })
  }
}
