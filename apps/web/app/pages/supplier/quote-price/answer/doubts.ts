import type { Doubt, LineField, TermField } from '@lohahaat/domain/sourcing/answer-reader/answer'
import type { LineValues } from '../lines/line-values'
import type { QuoteValues } from '../quote-values'

/** Which doubts a change by hand settles. */
const settledBy: Readonly<Partial<Record<keyof LineValues, readonly LineField[]>>> = {
  price: ['price'],
  unit: ['price'],
  make: ['make'],
  days: ['days'],
  notOffered: ['notOffered', 'price'],
}

/** A field that a person has changed is no longer in doubt. */
export function settleLine({ doubts, ...line }: LineValues, change: Partial<LineValues>): LineValues {
  const settled = (Object.keys(change) as (keyof LineValues)[]).flatMap((key) => settledBy[key] ?? [])
  const left = doubts?.filter(({ field }) => !settled.includes(field)) ?? []
  return left.length === 0 ? line : { ...line, doubts: left }
}

export function settleTerms({ doubts, ...values }: QuoteValues, change: Partial<QuoteValues>): QuoteValues {
  const left = doubts?.filter(({ field }) => !(field in change)) ?? []
  return left.length === 0 ? values : { ...values, doubts: left }
}

export const doubtsOf = <Field extends LineField | TermField>(
  doubts: readonly Doubt<Field>[] | undefined,
  ...fields: readonly Field[]
) => doubts?.filter(({ field }) => fields.includes(field)).map(({ code }) => code) ?? []

/** How many marks a person has not settled yet. */
export const doubtsLeft = ({ lines, doubts = [] }: QuoteValues) =>
  Object.values(lines).reduce((sum, line) => sum + (line.doubts?.length ?? 0), doubts.length)
