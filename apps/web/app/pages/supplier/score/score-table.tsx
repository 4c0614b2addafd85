import type { OwnScoreCard } from '../../../parts/supply/score/own-score'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

interface Figure {
  what: string
  /** Null where nothing has happened that it could be made of. */
  now: string | null
  how: string
}

const figuresOf = (score: OwnScoreCard): Figure[] => [
  { what: texts.orders, now: score.isNew ? texts.isNew(score.orders) : String(score.orders), how: texts.newHow },
  { what: texts.answer, now: score.answerHours === null ? null : texts.hours(score.answerHours), how: texts.answerHow },
  {
    what: texts.accepted,
    now:
      score.acceptedPercent === null
        ? null
        : texts.percent(score.acceptedPercent, score.acceptedLines, score.answeredLines),
    how: texts.acceptedHow,
  },
  {
    what: texts.stars,
    now: score.stars === null ? null : texts.starsNow(score.stars, score.ratings),
    how: texts.starsHow,
  },
  { what: texts.dispatch, now: null, how: texts.dispatchHow },
  { what: texts.weight, now: null, how: texts.weightHow },
  { what: texts.certificates, now: null, how: texts.certificatesHow },
  { what: texts.disputes, now: null, how: texts.disputesHow },
]

const columns = (): readonly Column<Figure>[] => [
  { title: texts.columns.what, cell: ({ what }) => <span className="font-medium">{what}</span> },
  {
    title: texts.columns.now,
    cell: ({ now }) => (now === null ? <span className="text-ink-soft">{texts.notYet}</span> : now),
  },
  { title: texts.columns.how, cell: ({ how }) => <span className="text-ink-soft">{how}</span> },
]

/** Every figure, what it is now and how it is made. */
export const ScoreTable = ({ score }: { score: OwnScoreCard }) => (
  <Table caption={texts.table} columns={columns()} rows={figuresOf(score)} keyOf={({ what }) => what} dense />
)
