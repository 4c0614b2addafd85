import type { InputOf } from '@lohahaat/contract/platform/define-call'
import type { askBetter } from '@lohahaat/contract/sourcing/better/ask-better'
import { quotedPriceProblem } from '@lohahaat/contract/sourcing/quotes/quote-limits'
import { readUnits } from '@lohahaat/domain/platform/decimal'
import type { Paise } from '@lohahaat/domain/platform/money'
import { rupees } from '@lohahaat/domain/platform/money'
import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { plainMoney } from '../../../../ui/fields/money-text'
import { amountAt, offerOf } from '../table/offers'

/** What the buyer asks for, as typed. */
export interface AskValues {
  scope: 'whole' | 'lines'
  /** Target prices by the id of the item; empty: no target. A line that is not in it is not asked for. */
  targets: Readonly<Record<number, string>>
  /** Hours to answer; empty: no deadline. */
  hours: string
  note: string
}

export const startOf = (enquiryItemId: number | null): AskValues => ({
  scope: enquiryItemId === null ? 'whole' : 'lines',
  targets: enquiryItemId === null ? {} : { [enquiryItemId]: '' },
  hours: '',
  note: '',
})

const figureOf = (text: string) => Number(plainMoney(text) || NaN)

/** What is wrong with a target; undefined if it is valid or empty. */
export const targetProblem = (text: string) =>
  plainMoney(text) === '' ? undefined : quotedPriceProblem(figureOf(text))

export const isAskable = ({ scope, targets }: AskValues) =>
  scope === 'whole' ||
  (Object.keys(targets).length > 0 && Object.values(targets).every((text) => targetProblem(text) === undefined))

const HOUR_MS = 60 * 60 * 1000

export function inputOf(quoteId: number, values: AskValues, now: number): InputOf<typeof askBetter> {
  const { scope, targets, hours, note } = values
  return {
    quoteId,
    lines:
      scope === 'whole'
        ? []
        : Object.entries(targets).map(([id, text]) => ({
            enquiryItemId: Number(id),
            targetPrice: plainMoney(text) === '' ? null : figureOf(text),
          })),
    deadline: hours === '' ? null : new Date(now + Number(hours) * HOUR_MS).toISOString(),
    note,
  }
}

/** What the targets would save before GST; 0 without any. */
export const savingOf = (items: readonly EnquiryItem[], quote: Quote, { scope, targets }: AskValues): Paise =>
  items.reduce((sum, item) => {
    const [offer, target] = [offerOf(quote, item), readUnits(plainMoney(targets[item.enquiryItemId] ?? ''), 2)]
    if (scope === 'whole' || !offer || target === null || target <= 0n) return sum
    return sum + rupees(offer.amount) - amountAt(item, offer, target)
  }, 0n)
