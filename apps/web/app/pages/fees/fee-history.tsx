import type { Fee } from '@lohahaat/contract/fee/fee-details'
import { formatRupees, rupees } from '@lohahaat/domain/money'
import { IstTime } from '../../parts/ist-time'
import { Badge } from '../../ui/badge'
import { SortDownIcon, SortUpIcon } from '../../ui/icons'
import { type Column, Table } from '../../ui/table'
import { type FigureName, figureNames, figureTexts } from './figures'
import { type FeeStep, stepsOf } from './history'
import { texts } from './texts'

export function FeeHistory({ history }: { history: readonly Fee[] }) {
  const inForce = history[0]?.feeId
  const columns: readonly Column<FeeStep>[] = [
    {
      title: 'When',
      cell: ({ feeId, changedAt }) => (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <IstTime instant={changedAt} />
          {feeId === inForce && <Badge tone="green">{texts.inForce}</Badge>}
        </span>
      ),
    },
    { title: 'Who', cell: ({ changedBy }) => changedBy ?? 'Demo data' },
    ...figureNames.map((name) => ({
      title: figureTexts[name].short,
      numeric: true,
      cell: (step: FeeStep) => <Figure step={step} name={name} />,
    })),
  ]
  return (
    <Table
      caption={texts.historyOfTheFees}
      columns={columns}
      rows={stepsOf(history)}
      keyOf={({ feeId }) => feeId}
      dense
    />
  )
}

function Figure({ step, name }: { step: FeeStep; name: FigureName }) {
  const text = name === 'applicable_GST' ? `${step[name]}\u00a0%` : formatRupees(rupees(step[name]))
  const turn = step.turns[name]
  if (turn === null) return text
  const Arrow = turn === 'raised' ? SortUpIcon : SortDownIcon
  return (
    <span className="-mx-1 inline-flex items-center gap-1 rounded bg-amber-wash px-1 font-semibold text-amber">
      <Arrow className="size-3.5" />
      {text}
      <span className="sr-only">{`, ${turn}`}</span>
    </span>
  )
}
