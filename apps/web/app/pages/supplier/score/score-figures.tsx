import type { OwnScoreCard } from '../../../parts/supply/score/own-score'
import { texts } from './texts'

interface Figure {
  what: string
  /** Null where nothing has happened that it could be made of. */
  now: string | null
  /** Of 100, for what has a best. */
  percent: number | null
  how: string
}

const figuresOf = (score: OwnScoreCard): Figure[] => [
  {
    what: texts.orders,
    now: score.isNew ? texts.isNew(score.orders) : String(score.orders),
    percent: null,
    how: texts.newHow,
  },
  {
    what: texts.answer,
    now: score.answerHours === null ? null : texts.hours(score.answerHours),
    percent: null,
    how: texts.answerHow,
  },
  {
    what: texts.accepted,
    now: sayShare(score.acceptedPercent, score.events.acceptedLines, score.events.answeredLines),
    percent: score.acceptedPercent,
    how: texts.acceptedHow,
  },
  {
    what: texts.dispatch,
    now: sayShare(score.onTimePercent, score.events.onTimeLines, score.events.dueLines),
    percent: score.onTimePercent,
    how: texts.dispatchHow,
  },
  {
    what: texts.weight,
    now: sayShare(score.withinPercent, score.events.trucksWithin, score.events.weighedTrucks),
    percent: score.withinPercent,
    how: texts.weightHow,
  },
  {
    what: texts.certificates,
    now: sayShare(score.certifiedPercent, score.events.certifiedOrders, score.events.begunOrders),
    percent: score.certifiedPercent,
    how: texts.certificatesHow,
  },
  {
    what: texts.disputes,
    now: sayShare(score.disputedPercent, score.events.disputedTrucks, score.events.receivedTrucks),
    percent: null,
    how: texts.disputesHow,
  },
  {
    what: texts.stars,
    now: score.stars === null ? null : texts.starsNow(score.stars, score.ratings),
    percent: score.stars === null ? null : score.stars * 20,
    how: texts.starsHow,
  },
]

/** A share with what it is made of; of too few orders without its percentage. */
function sayShare(percent: number | null, part: number, whole: number): string | null {
  if (whole === 0) return null
  return percent === null ? texts.share(part, whole) : texts.percent(percent, part, whole)
}

/** Every figure that is counted, what it is now and how it is made. */
export const ScoreFigures = ({ score }: { score: OwnScoreCard }) => (
  <dl aria-label={texts.table} className="grid sm:grid-cols-2">
    {figuresOf(score).map(({ what, now, percent, how }) => (
      <div key={what} className="border-t border-line px-5 py-4 sm:px-6 sm:odd:border-r">
        <dt className="flex items-baseline justify-between gap-4">
          <span className="font-medium">{what}</span>
          {now === null ? (
            <span className="whitespace-nowrap text-ink-soft">{texts.notYet}</span>
          ) : (
            <strong className="text-lg whitespace-nowrap tabular-nums">{now}</strong>
          )}
        </dt>
        <dd>
          <Gauge percent={percent} />
          <p className="mt-1 text-sm text-ink-soft">{how}</p>
        </dd>
      </div>
    ))}
  </dl>
)

/** A dimension line as long as the best, with what is reached of it. */
function Gauge({ percent }: { percent: number | null }) {
  if (percent === null) return null
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1.5 block h-2.5 w-full *:[vector-effect:non-scaling-stroke]"
    >
      <path d="M0 5H100M.5 0V10M99.5 0V10" className="stroke-edge" />
      <path d={`M.5 5H${Math.max(1, percent)}`} strokeWidth="4" className="stroke-steel" />
    </svg>
  )
}
