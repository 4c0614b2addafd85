import type { Statement } from '@lohahaat/contract/supply/statements/statement'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Card } from '../../../ui/card'
import { ShowMore, useShown } from '../../../ui/lists/show-more'
import { type Column, Table } from '../../../ui/lists/table'
import { EmptyState } from '../../../ui/messages/states'
import { formatKg } from '../../platform/format'
import { LineStateBadge } from '../orders/line-state-badge'
import { texts } from './texts'

type Line = Statement['statementLines'][number]

const STEP = 200
const money = (amount: number) => formatRupees(rupees(amount))

/** Sums, and the lines behind them. */
export function StatementView({ statement }: { statement: Statement }) {
  const drawn = useShown(statement.statementLines, STEP)
  if (statement.lineCount === 0) return <EmptyState title={texts.none} />
  return (
    <div className="grid gap-6">
      <Card>
        <Sums statement={statement} />
      </Card>
      <Card>
        <Table
          caption={texts.table}
          columns={columns(statement.paymentDays)}
          rows={drawn.shown}
          keyOf={({ orderLineId }) => orderLineId}
          dense
        />
        <ShowMore of={drawn} />
        {statement.statementLines.length < statement.lineCount && (
          <p className="mt-3 text-ink-soft">{texts.cut(statement.statementLines.length, statement.lineCount)}</p>
        )}
      </Card>
      <p className="text-sm text-ink-soft">{texts.msme(statement.smallSupplierDays)}</p>
    </div>
  )
}

function Sums({ statement }: { statement: Statement }) {
  const { goods, commission, commissionGst, commissionGstPercent, net, due } = statement
  const rows = [
    [texts.goods, money(goods)],
    [texts.commission, money(commission)],
    [texts.gst(commissionGstPercent), money(commissionGst)],
  ] as const
  return (
    <dl className="grid max-w-lg grid-cols-[1fr_auto] gap-x-6 gap-y-1">
      {rows.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-right">{amount}</dd>
        </div>
      ))}
      <dt className="border-t border-line pt-1 font-semibold">{texts.net}</dt>
      <dd className="border-t border-line pt-1 text-right font-semibold">{money(net)}</dd>
      {due !== net && (
        <>
          <dt className="text-ink-soft">{texts.accepted}</dt>
          <dd className="text-right">{money(due)}</dd>
        </>
      )}
    </dl>
  )
}

const columns = (paymentDays: number): readonly Column<Line>[] => [
  {
    title: texts.columns.order,
    cell: ({ orderNo, placedAt }) => (
      <>
        <p className="font-medium whitespace-nowrap">{orderNo}</p>
        <p className="text-sm text-ink-soft">{formatIstDate(placedAt)}</p>
      </>
    ),
    narrow: 'title',
  },
  {
    title: texts.columns.item,
    cell: (line) => (
      <>
        {nameItem(line)}
        {line.state === 'Waiting' && (
          <span className="mt-0.5 block">
            <LineStateBadge state={line.state} />
          </span>
        )}
      </>
    ),
    speaksForItself: true,
    narrow: 'note',
  },
  { title: texts.columns.weight, cell: ({ kg }) => formatKg(kg), numeric: true, narrow: 'noteEnd' },
  { title: texts.columns.amount, cell: ({ amount }) => money(amount), numeric: true, narrow: 'figure' },
  {
    title: texts.columns.commission,
    cell: ({ commission, commissionPercent }) => (
      <>
        <p>{money(commission)}</p>
        <p className="text-sm text-ink-soft">{texts.percent(commissionPercent)}</p>
      </>
    ),
    numeric: true,
    narrow: 'more',
  },
  {
    title: texts.columns.expected,
    cell: ({ expectedAt }) => (expectedAt ? formatIstDate(expectedAt) : texts.afterDelivery(paymentDays)),
    narrow: 'last',
  },
]
