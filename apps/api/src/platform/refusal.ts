import { refusals, type RefusalName } from '@lohahaat/contract/platform/errors'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'

type TextOf<Name extends RefusalName> = (typeof refusalTexts)[Name]
/** What the text of a refusal still has to be told. */
type ValuesOf<Name extends RefusalName> = TextOf<Name> extends (...values: infer Values) => string ? Values : []

/** Those that tell when to come back, and whose text needs nothing else. */
export type ComeBackName = NameOf<429 | 503>
type NameOf<Status extends number> = {
  [Name in RefusalName]: (typeof refusals)[Name] extends Status ? (TextOf<Name> extends string ? Name : never) : never
}[RefusalName]

/** Something a client caused and is told about. Anything else that is thrown is a bug. */
export class Refusal<Name extends RefusalName = RefusalName> extends Error {
  readonly refused: Name
  readonly values: ValuesOf<Name>
  readonly status: number
  /** Stays the same in every language and release, for clients to tell refusals apart by. */
  readonly code: string
  /** For those that ask to come back later. */
  readonly retryAfterSeconds: number | undefined
  /** What the schema says of input that it refuses. */
  readonly rule: string | undefined

  constructor(refused: Name, ...values: ValuesOf<Name>) {
    super(refused)
    this.refused = refused
    this.values = values
    this.status = refusals[refused]
    this.code = refused.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
  }

  /** Input that a schema refuses, in the words of its rule. */
  static ofInput(rule: string | undefined): Refusal<'badRequest'> {
    return Object.assign(new Refusal('badRequest'), { rule })
  }

  static comeBack<Name extends RefusalName>(
    name: Name,
    retryAfterSeconds: number,
    ...values: ValuesOf<Name>
  ): Refusal<Name> {
    return Object.assign(new Refusal(name, ...values), { retryAfterSeconds })
  }
}

/** What a refusal tells, in the language that is spoken. */
export function refusalText({ refused, values, rule }: Refusal): string {
  if (rule !== undefined) return rule
  const text: string | ((...values: never[]) => string) = refusalTexts[refused]
  return typeof text === 'string' ? text : text(...(values as never[]))
}
