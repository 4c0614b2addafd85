import type { AwardSum } from '@lohahaat/contract/sourcing/awards/award-preview'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { texts } from '../texts'

/** Against the cheapest single quote for the same lines, to the paisa. */
export function Saving({ sum: { saves, bestSingle } }: { sum: AwardSum }) {
  if (saves === null || bestSingle === null) {
    return <p className="text-sm text-ink-soft">{texts.bar.noSingle}</p>
  }
  const paise = rupees(saves)
  if (paise === 0n) return <p className="text-sm text-ink-soft">{texts.bar.same}</p>
  const isLess = paise > 0n
  const amount = formatRupees(isLess ? paise : -paise)
  return (
    <p className={`text-sm font-semibold ${isLess ? 'text-green' : 'text-amber'}`}>
      {isLess ? texts.bar.below(amount, bestSingle.party) : texts.bar.above(amount, bestSingle.party)}
    </p>
  )
}
