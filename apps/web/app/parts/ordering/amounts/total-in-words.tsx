import { amountInWords } from '@lohahaat/domain/platform/amount-in-words'
import type { Paise } from '@lohahaat/domain/platform/money'

/** A separate file, because the library is large: only pages that show the words load it. */
export function TotalInWords({ total }: { total: Paise }) {
  return <p className="text-sm text-ink-soft">{amountInWords(total)}</p>
}
