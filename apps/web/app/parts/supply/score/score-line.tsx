import type { ScoreCard } from '@lohahaat/domain/supply/score'
import { Badge } from '../../../ui/badge'
import { texts } from './texts'

/** A score card on one line, for beside a quote or an item. What is not measured is left out. */
export function ScoreLine({ score }: { score: ScoreCard }) {
  const { isNew, orders, answerHours, acceptedPercent, ratings, stars } = score
  const { onTimePercent, withinPercent, certifiedPercent, disputedPercent } = score
  const figures = [
    stars !== null && texts.stars(stars, ratings),
    acceptedPercent !== null && texts.accepted(acceptedPercent),
    onTimePercent !== null && texts.onTime(onTimePercent),
    withinPercent !== null && texts.within(withinPercent),
    certifiedPercent !== null && texts.certified(certifiedPercent),
    disputedPercent !== null && texts.disputed(disputedPercent),
    answerHours !== null && texts.answers(answerHours),
    !isNew && `${texts.orders(orders)} ${texts.inDays}`,
  ].filter(Boolean)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      {isNew && <Badge>{texts.isNew}</Badge>}
      {figures.join(' · ')}
    </span>
  )
}
