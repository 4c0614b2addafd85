import type { SupplierOrder } from '@lohahaat/contract/supply/orders/supplier-order'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { formatQuantity } from '../../../parts/ordering/order/format-quantity'
import { formatKg } from '../../../parts/platform/format'
import { IstTime } from '../../../parts/platform/ist-time'
import { LineStateBadge } from '../../../parts/supply/orders/line-state-badge'
import { LoadedPipe } from '../../../parts/ordering/order/loaded-pipe'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

type Line = SupplierOrder['supplierLines'][number]

interface LinesToLoadProps {
  lines: readonly Line[]
  chosen: ReadonlySet<number>
  onToggle: (orderLineId: number) => void
}

export const LinesToLoad = ({ lines, chosen, onToggle }: LinesToLoadProps) => (
  <Table
    caption={texts.table}
    columns={columns(
      lines.some(({ state }) => state === 'Waiting'),
      chosen,
      onToggle,
    )}
    rows={lines}
    keyOf={({ orderLineId }) => orderLineId}
    dense
  />
)

const columns = (
  hasWaiting: boolean,
  chosen: ReadonlySet<number>,
  onToggle: (id: number) => void,
): readonly Column<Line>[] => [
  {
    title: texts.items.item,
    cell: (line) => (
      <div className="flex items-center gap-3 max-sm:-ml-30">
        {line.state === 'Waiting' ? (
          <input
            type="checkbox"
            aria-label={texts.choose(nameItem(line))}
            checked={chosen.has(line.orderLineId)}
            onChange={() => onToggle(line.orderLineId)}
            className="size-5 shrink-0 accent-steel"
          />
        ) : (
          hasWaiting && <span className="w-5 shrink-0 max-sm:hidden" />
        )}
        <LoadedPipe line={line} />
      </div>
    ),
    speaksForItself: true,
  },
  { title: texts.items.quantity, cell: (line) => formatQuantity(line), numeric: true },
  {
    title: texts.items.weight,
    cell: ({ kg }) => <span className="whitespace-nowrap">{formatKg(kg)}</span>,
    numeric: true,
  },
  { title: texts.items.price, cell: (line) => <Price line={line} />, numeric: true },
  {
    title: texts.items.amount,
    cell: ({ amount }) => <span className="font-semibold">{formatRupees(rupees(amount))}</span>,
    numeric: true,
  },
  { title: texts.items.state, cell: (line) => <State line={line} /> },
]

const Price = ({ line: { price, priceUnit } }: { line: Line }) => (
  <>
    <p>{formatRupees(rupees(price))}</p>
    <p className="text-sm text-ink-soft">{texts.perUnit[priceUnit]}</p>
  </>
)

const State = ({ line: { state, answeredAt, answeredBy, reason } }: { line: Line }) => (
  <>
    <LineStateBadge state={state} />
    {answeredAt && (
      <p className="text-sm text-ink-soft">
        <IstTime instant={answeredAt} />
        {answeredBy && ` · ${answeredBy}`}
      </p>
    )}
    {reason && <p className="text-sm wrap-anywhere text-ink-soft">{reason}</p>}
  </>
)
