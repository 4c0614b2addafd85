import type { RefusedLine } from '@lohahaat/contract/supply/orders/refused-lines'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatQuantity } from '../../../parts/ordering/order/format-quantity'
import { formatKg } from '../../../parts/platform/format'
import { Answer } from '../../../parts/supply/orders/line-answers'
import { LoadedPipe } from '../../../parts/ordering/order/loaded-pipe'
import { Button } from '../../../ui/button'
import { type Column, Table } from '../../../ui/lists/table'
import { DeleteDialog } from './delete-dialog'
import { SellerDialog } from './seller-dialog'
import { texts } from './texts'

export const RefusedTable = ({ rows, busy }: { rows: readonly RefusedLine[]; busy: boolean }) => (
  <Table caption={texts.title} columns={columns()} rows={rows} keyOf={({ orderLineId }) => orderLineId} busy={busy} />
)

const columns = (): readonly Column<RefusedLine>[] => [
  {
    title: texts.columns.line,
    cell: (line) => (
      <div className="max-sm:-ml-30">
        <LoadedPipe line={line} />
        <p className="pl-14 text-sm text-ink-soft">
          {formatQuantity(line)} · {formatKg(line.kg)}
        </p>
      </div>
    ),
    speaksForItself: true,
  },
  { title: texts.columns.order, cell: (line) => <OrderOf line={line} /> },
  {
    title: texts.columns.said,
    cell: (line) => (
      <>
        <p className="font-medium">{line.sellerName}</p>
        <Answer line={line} />
      </>
    ),
  },
  { title: texts.columns.action, cell: (line) => <Actions line={line} />, speaksForItself: true },
]

const OrderOf = ({ line }: { line: RefusedLine }) => (
  <>
    <Link to={`/orderDetails/${line.orderId}`} className="link font-medium whitespace-nowrap">
      {line.orderNo}
    </Link>
    <p className="text-sm wrap-anywhere text-ink-soft">
      {line.legalName}, {line.shippingCity}
    </p>
  </>
)

function Actions({ line }: { line: RefusedLine }) {
  const [open, setOpen] = useState<'seller' | 'delete' | null>(null)
  const name = nameItem(line)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" aria-label={texts.findFor(name)} onClick={() => setOpen('seller')}>
        {texts.find}
      </Button>
      <Button size="small" aria-label={texts.removeFor(name)} onClick={() => setOpen('delete')}>
        {texts.remove}
      </Button>
      {open === 'seller' && <SellerDialog line={line} onClose={close} />}
      {open === 'delete' && <DeleteDialog line={line} onClose={close} />}
    </div>
  )
}
