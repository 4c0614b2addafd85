import type { AnswerDraft, AnsweredLine } from '@lohahaat/domain/sourcing/answer-reader/answer'
import { groupMoney } from '../../../../ui/fields/money-text'
import type { LineValues, QuotedItem } from '../lines/line-values'
import type { QuoteValues } from '../quote-values'

const LONGEST_REMARK = 500

/** The form with what an answer says; what it leaves open stays as it is. Each doubt goes with its field. */
export function takeAnswer(
  values: QuoteValues,
  items: readonly QuotedItem[],
  { lines, terms }: AnswerDraft,
): QuoteValues {
  const changed = items.flatMap(({ enquiryItemId: id }, place) => {
    const [line, answer] = [values.lines[id], lines[place]]
    return line && answer ? [[id, { ...line, ...said(answer) }] as const] : []
  })
  return {
    lines: { ...values.lines, ...Object.fromEntries(changed) },
    freightPerTon: terms.freightPerTon === null ? values.freightPerTon : groupMoney(terms.freightPerTon),
    validUntil: terms.validUntil ?? values.validUntil,
    paymentTerms: terms.paymentTerms ?? values.paymentTerms,
    remark: joined(values.remark, terms.remark),
    doubts: terms.doubts,
  }
}

function said({ price, unit, make, days, notOffered, doubts }: AnsweredLine): Partial<LineValues> {
  if (notOffered) return { notOffered, doubts }
  return {
    doubts,
    ...(price !== null && unit !== null && { price: groupMoney(price), unit, notOffered: false }),
    ...(make !== null && { make }),
    ...(days !== null && { days: String(days) }),
  }
}

/** Behind what somebody wrote himself; an answer that is pasted twice says it once. */
function joined(own: string, said: string | null): string {
  if (said === null || own.includes(said)) return own
  return [own, said].filter(Boolean).join(', ').slice(0, LONGEST_REMARK)
}

/** What was filled in: lines with a price, lines not offered, and what a person has to look at. */
export const countAnswer = ({ lines, terms, unread }: AnswerDraft) => ({
  priced: lines.filter(({ price }) => price !== null).length,
  left: lines.filter(({ notOffered }) => notOffered).length,
  doubts: lines.reduce((sum, { doubts }) => sum + doubts.length, terms.doubts.length + unread.length),
})
