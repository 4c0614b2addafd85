import { amountInWords } from '@lohahaat/domain/platform/amount-in-words'
import type { Paise } from '@lohahaat/domain/platform/money'

/** By itself, since the words weigh more than the amounts: only pages that show them load them. */
export function TotalInWords({ total }: { total: Paise }) {
  return <p className="text-sm text-ink-soft">{amountInWords(total)}</p>
}
