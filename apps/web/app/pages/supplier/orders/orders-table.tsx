import type { SupplierOrderRow } from '@lohahaat/contract/supply/orders/supplier-order'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import { formatKg } from '../../../parts/platform/format'
import { IstTime } from '../../../parts/platform/ist-time'
import { TimeLeft } from '../../../parts/supply/orders/answer-time'
import { Badge } from '../../../ui/badge'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

export const OrdersTable = ({ rows, busy }: { rows: readonly SupplierOrderRow[]; busy: boolean }) => (
  <Table caption={texts.title} columns={columns()} rows={rows} keyOf={({ orderId }) => orderId} busy={busy} dense />
)

const columns = (): readonly Column<SupplierOrderRow>[] => [
  { title: texts.columns.order, cell: (row) => <OrderCell row={row} />, narrow: 'title' },
  { title: texts.columns.place, cell: (row) => <Place row={row} />, speaksForItself: true, narrow: 'note' },
  {
    title: texts.columns.weight,
    cell: (row) => <Weight row={row} />,
    numeric: true,
    speaksForItself: true,
    narrow: 'noteEnd',
  },
  {
    title: texts.columns.amount,
    cell: (row) => (isOver(row) ? '–' : formatRupees(rupees(row.amount))),
    numeric: true,
    speaksForItself: true,
    narrow: 'figure',
  },
  { title: texts.columns.answer, cell: (row) => <Answer row={row} />, speaksForItself: true, narrow: 'more' },
]

/** Nothing of it is the supplier's to load any more. */
const isOver = ({ waiting, accepted }: SupplierOrderRow) => waiting + accepted === 0

interface CellProps {
  row: SupplierOrderRow
}

const OrderCell = ({ row }: CellProps) => (
  <>
    <Link to={`/supplier/orders/${row.orderId}`} className="link font-medium whitespace-nowrap">
      {row.orderNo}
    </Link>
    <p className="text-sm text-ink-soft">
      <IstTime instant={row.placedAt} />
    </p>
  </>
)

const Place = ({ row }: CellProps) => (
  <>
    <p>
      {row.shippingCity} {row.shippingPinCode}
    </p>
    <p className="text-sm text-ink-soft">
      {row.wantedDay === null ? row.shippingState : texts.wanted(formatDay(row.wantedDay))}
    </p>
  </>
)

const Weight = ({ row }: CellProps) => (
  <>
    <p className="whitespace-nowrap">{isOver(row) ? '–' : formatKg(row.kg)}</p>
    <p className="text-sm text-ink-soft">{texts.lines(row.lineCount)}</p>
  </>
)

const Answer = ({ row }: CellProps) => (
  <div className="flex flex-wrap items-center gap-2">
    {row.waiting > 0 && <Badge tone="amber">{texts.waiting(row.waiting)}</Badge>}
    {row.accepted > 0 && <Badge tone="green">{texts.accepted(row.accepted)}</Badge>}
    {isOver(row) && <Badge>{texts.nothingOpen}</Badge>}
    {row.answerBy && <TimeLeft until={row.answerBy} />}
  </div>
)
