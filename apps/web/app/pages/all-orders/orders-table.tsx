import type { OrderRow } from '@lohahaat/contract/confirm-order/all-orders'
import { formatRupees, rupees } from '@lohahaat/domain/money'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { formatTons } from '../../parts/format'
import { IstTime } from '../../parts/ist-time'
import { StatusBadge } from '../../parts/order/status-badge'
import { StatusChange } from '../../parts/order/status-change'
import { type Column, Table } from '../../ui/table'

export const columns: readonly Column<OrderRow>[] = [
  { title: 'Order', sort: 'creationDatetime', cell: (row) => <Order row={row} /> },
  { title: 'Buyer', sort: 'legalName', cell: (row) => <Buyer row={row} /> },
  { title: 'GST number', cell: ({ billingGSTNo }) => billingGSTNo },
  { title: 'Ship to', cell: ({ shippingCity, shippingState }) => `${shippingCity}, ${shippingState}` },
  { title: 'Lines', cell: ({ lines }) => lines, numeric: true },
  {
    title: 'Tons',
    sort: 'total_Quantity',
    cell: (row) => <Figure text={formatTons(row.total_Quantity)} />,
    numeric: true,
  },
  {
    title: 'Total',
    sort: 'total_Price_Quote',
    cell: (row) => <Figure text={formatRupees(rupees(row.total_Price_Quote))} />,
    numeric: true,
  },
  { title: 'Status', sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: 'Change',
    cell: (row) => <StatusChange order={row} size="small" variant="quiet" />,
    numeric: true,
    speaksForItself: true,
  },
]

type OrdersTableProps = Pick<ComponentProps<typeof Table<OrderRow>>, 'rows' | 'sort' | 'busy'>

export function OrdersTable(props: OrdersTableProps) {
  return <Table {...props} caption="Orders" columns={columns} keyOf={({ groupOrderId }) => groupOrderId} dense />
}

function Order({ row }: { row: OrderRow }) {
  return (
    <>
      <Link to={`/orderDetails/${row.groupOrderId}`} className="link font-medium whitespace-nowrap">
        {row.orderNo}
      </Link>
      <p className="text-sm text-ink-soft lg:whitespace-nowrap">
        <IstTime instant={row.creationDatetime} />
      </p>
    </>
  )
}

function Buyer({ row }: { row: OrderRow }) {
  return (
    <div className="wrap-anywhere">
      <p className="font-medium">{row.legalName}</p>
      <p className="text-sm text-ink-soft">
        {row.phoneNo} <br />
        {row.emailAddressId}
      </p>
    </div>
  )
}

const Figure = ({ text }: { text: string }) => <span className="whitespace-nowrap">{text}</span>
