import { z } from 'zod'
import type { DocumentProblem } from '@lohahaat/domain/billing/checks/document-problem'
import { problemTexts as texts } from './problem-texts'

/** Where a problem is mended; an invoice itself is never edited. */
const mendedAt = z.enum(['consignment', 'order', 'seller', 'house', 'einvoice', 'portal', 'invoice'])

export type MendedAt = z.output<typeof mendedAt>

/** Something to mend before a paper goes to a portal. */
export const problem = z.object({
  /** A path in our words: `buyer.address.pinCode`. */
  field: z.string(),
  /** Stable across languages, such as `badPinCode`. */
  kind: z.string(),
  /** The field and what is wrong with it, in words. */
  text: z.string(),
  mendedAt,
})

export type Problem = z.output<typeof problem>

export const sayProblem = ({ field, kind }: DocumentProblem): string => texts.sentence(nameOf(field), texts.kinds[kind])

function nameOf(field: string): string {
  const named = texts.fields[field]
  if (named !== undefined) return named
  const [first = '', ...rest] = field.split('.')
  if (first === 'lines') return texts.ofLine(Number(rest[0]) + 1, texts.lineFields[rest[1] ?? ''] ?? field)
  const [party, ofParty] = [texts.parties[first], texts.partyFields[rest.join('.')]]
  return party && ofParty ? texts.ofParty(ofParty, party) : field
}

/** By the beginning of the field. */
const places: readonly [begins: RegExp, at: MendedAt][] = [
  [/^transport\./, 'consignment'],
  [/^seller\./, 'house'],
  [/^dispatchFrom\./, 'seller'],
  [/^(buyer|shipTo)\.|^lines\.\d+\.(hsn|description)$/, 'order'],
  [/^irn$/, 'einvoice'],
]

export const whereMended = ({ field, kind }: DocumentProblem): MendedAt =>
  kind === 'enterOnPortal' ? 'portal' : (places.find(([begins]) => begins.test(field))?.[1] ?? 'invoice')

export const toProblem = (found: DocumentProblem): Problem => ({
  ...found,
  text: sayProblem(found),
  mendedAt: whereMended(found),
})
