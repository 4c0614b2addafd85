import type { OrderRow } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { formatTons } from '../../../parts/platform/format'
import { IstTime } from '../../../parts/platform/ist-time'
import { StatusBadge } from '../../../parts/ordering/order/status-badge'
import { StatusChange } from '../../../parts/ordering/order/status-change'
import { Sentence } from '../../../ui/sentence'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

export const columns = (): readonly Column<OrderRow>[] => [
  { title: texts.columns.order, sort: 'placedAt', cell: (row) => <Order row={row} /> },
  { title: texts.columns.buyer, sort: 'legalName', cell: (row) => <Buyer row={row} /> },
  { title: texts.columns.shipTo, cell: (row) => <ShipTo row={row} /> },
  { title: texts.columns.tons, sort: 'totalTons', cell: (row) => <Tons row={row} />, numeric: true },
  { title: texts.columns.total, sort: 'totalPrice', cell: (row) => <Total row={row} />, numeric: true },
  { title: texts.columns.status, sort: 'status', cell: (row) => <Status row={row} /> },
]

type OrdersTableProps = Pick<ComponentProps<typeof Table<OrderRow>>, 'rows' | 'sort' | 'busy'>

export function OrdersTable(props: OrdersTableProps) {
  return <Table {...props} caption={texts.title} columns={columns()} keyOf={({ orderId }) => orderId} dense />
}

interface CellProps {
  row: OrderRow
}

const Order = ({ row }: CellProps) => (
  <>
    <Link to={`/orderDetails/${row.orderId}`} className="link font-medium whitespace-nowrap">
      {row.orderNo}
    </Link>
    <p className="text-sm text-ink-soft lg:whitespace-nowrap">
      <IstTime instant={row.placedAt} />
    </p>
    {row.buyerOrderNo !== null && (
      <p className="text-sm wrap-anywhere text-ink-soft">{texts.buyerOrderNo(row.buyerOrderNo)}</p>
    )}
  </>
)

const Buyer = ({ row }: CellProps) => (
  <div className="wrap-anywhere">
    <p className="font-medium">{row.legalName}</p>
    <p className="text-sm text-ink-soft">
      {row.phoneNo} · {row.emailAddress}
    </p>
    <p className="text-sm text-ink-soft">
      <Sentence
        text={texts.gstNumber}
        marks={{ number: () => <span className="whitespace-nowrap">{row.billingGstNo}</span> }}
      />
    </p>
  </div>
)

const ShipTo = ({ row }: CellProps) => (
  <>
    <p>{row.shippingCity}</p>
    <p className="text-sm text-ink-soft">{row.shippingState}</p>
  </>
)

const Tons = ({ row }: CellProps) => (
  <>
    <p className="whitespace-nowrap">{formatTons(row.totalTons)}</p>
    <p className="text-sm whitespace-nowrap text-ink-soft">{texts.lines(row.lines)}</p>
  </>
)

const Total = ({ row }: CellProps) => (
  <span className="font-medium whitespace-nowrap">{formatRupees(rupees(row.totalPrice))}</span>
)

/** Aligns the buttons of all rows, however long the text before them. */
const Status = ({ row }: CellProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
    <span className="sm:min-w-20">
      <StatusBadge status={row.status} />
    </span>
    <StatusChange order={row} size="small" variant="quiet" />
  </div>
)
