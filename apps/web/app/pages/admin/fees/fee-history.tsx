import type { Fee } from '@lohahaat/contract/ordering/fees/fee-details'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { IstTime } from '../../../parts/platform/ist-time'
import { Badge } from '../../../ui/badge'
import { SortDownIcon, SortUpIcon } from '../../../ui/work-icons'
import { Sentence } from '../../../ui/sentence'
import { type Column, Table } from '../../../ui/lists/table'
import { type FigureName, figureNames } from './figures'
import { type FeeStep, stepsOf } from './history'
import { texts } from './texts'

export function FeeHistory({ history }: { history: readonly Fee[] }) {
  const inForce = history[0]?.feeId
  const columns: readonly Column<FeeStep>[] = [
    {
      title: texts.history.when,
      cell: ({ feeId, changedAt }) => (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <IstTime instant={changedAt} />
          {feeId === inForce && <Badge tone="green">{texts.history.inForce}</Badge>}
        </span>
      ),
    },
    { title: texts.history.who, cell: ({ changedBy }) => changedBy ?? texts.history.demoData },
    ...figureNames.map((name) => ({
      title: texts.figures[name].short,
      numeric: true,
      cell: (step: FeeStep) => <Figure step={step} name={name} />,
    })),
  ]
  return (
    <Table caption={texts.history.table} columns={columns} rows={stepsOf(history)} keyOf={({ feeId }) => feeId} dense />
  )
}

function Figure({ step, name }: { step: FeeStep; name: FigureName }) {
  const text = name === 'gstPercent' ? `${step[name]}\u00a0%` : formatRupees(rupees(step[name]))
  const turn = step.turns[name]
  if (turn === null) return text
  const Arrow = turn === 'raised' ? SortUpIcon : SortDownIcon
  return (
    <span className="-mx-1 inline-flex items-center gap-1 rounded bg-amber-wash px-1 font-semibold text-amber">
      <Arrow className="size-3.5" />
      <Sentence text={texts.history[turn]} marks={{ figure: () => text, said }} />
    </span>
  )
}

const said = (words: string) => <span className="sr-only">{words}</span>
