import { refusals, type RefusalName } from '@lohahaat/contract/platform/errors'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'

type TextOf<Name extends RefusalName> = (typeof refusalTexts)[Name]
/** The values of a refusal's text. */
type ValuesOf<Name extends RefusalName> = TextOf<Name> extends (...values: infer Values) => string ? Values : []

/** Refusals that say when to retry, and whose text needs nothing else. */
export type RetryLaterName = NameOf<429 | 503>
type NameOf<Status extends number> = {
  [Name in RefusalName]: (typeof refusals)[Name] extends Status ? (TextOf<Name> extends string ? Name : never) : never
}[RefusalName]

/** An error that the client caused and is told about. Anything else that is thrown is a bug. */
export class Refusal<Name extends RefusalName = RefusalName> extends Error {
  readonly refused: Name
  readonly values: ValuesOf<Name>
  readonly status: number
  /** Stable across languages and releases, for clients. */
  readonly code: string
  /** For refusals that ask to retry later. */
  readonly retryAfterSeconds: number | undefined
  /** The schema's message for invalid input. */
  readonly rule: string | undefined

  constructor(refused: Name, ...values: ValuesOf<Name>) {
    super(refused)
    this.refused = refused
    this.values = values
    this.status = refusals[refused]
    this.code = refused.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
  }

  /** Invalid input, with the message of the failed rule. */
  static ofInput(rule: string | undefined): Refusal<'badRequest'> {
    return Object.assign(new Refusal('badRequest'), { rule })
  }

  static retryLater<Name extends RefusalName>(
    name: Name,
    retryAfterSeconds: number,
    ...values: ValuesOf<Name>
  ): Refusal<Name> {
    return Object.assign(new Refusal(name, ...values), { retryAfterSeconds })
  }
}

/** The text of a refusal in the current language. */
export function refusalText({ refused, values, rule }: Refusal): string {
  if (rule !== undefined) return rule
  const text: string | ((...values: never[]) => string) = refusalTexts[refused]
  return typeof text === 'string' ? text : text(...(values as never[]))
}
