import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { isStale, untouchedDays } from '@lohahaat/domain/supply/stale-price'
import { formatPipe, nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { formatKg, formatTons } from '../../../parts/platform/format'
import { IstTime } from '../../../parts/platform/ist-time'
import { Badge } from '../../../ui/badge'
import { PencilIcon } from '../../../ui/icons'
import { type Column, Table } from '../../../ui/lists/table'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { useStockDesk } from '../stock-desk'
import { useClock } from '../../../ui/time/use-clock'
import { texts } from './texts'

const columns = (priceCell: (item: StockItem) => ReactNode, isOwn: boolean): readonly Column<StockItem>[] => [
  { title: texts.table.item, sort: 'size', cell: (item) => <ItemCell item={item} />, speaksForItself: true },
  ...(isOwn ? [] : [{ title: texts.table.seller, sort: 'sellerName', cell: sellerOf }]),
  { title: texts.table.weight, sort: 'weightPerPiece', cell: (item) => <Weight item={item} />, numeric: true },
  { title: texts.table.available, sort: 'available', cell: (item) => <Available item={item} />, numeric: true },
  { title: texts.table.price, sort: 'price', cell: priceCell, numeric: true },
  { title: texts.table.status, sort: 'active', cell: ({ active }) => <Status active={active} /> },
  { title: texts.table.updated, sort: 'updatedAt', cell: (item) => <Updated item={item} /> },
  { title: texts.table.edit, cell: (item) => <EditLink item={item} />, numeric: true, speaksForItself: true },
]

const sellerOf = ({ sellerName }: StockItem) => sellerName

interface StockTableProps extends Pick<ComponentProps<typeof Table<StockItem>>, 'rows' | 'sort' | 'busy'> {
  priceCell: (item: StockItem) => ReactNode
}

export function StockTable({ priceCell, ...props }: StockTableProps) {
  const { isOwn } = useStockDesk()
  return (
    <Table {...props} caption={texts.stock} columns={columns(priceCell, isOwn)} keyOf={({ itemId }) => itemId} dense />
  )
}

const Weight = ({ item: { weightPerPiece: kg } }: { item: StockItem }) =>
  kg === null ? (
    <span className="text-ink-soft">{texts.table.weightUnknown}</span>
  ) : (
    <span className="whitespace-nowrap">{formatKg(kg)}</span>
  )

const Available = ({ item: { available } }: { item: StockItem }) =>
  available === null ? (
    <span className="whitespace-nowrap text-ink-soft">{texts.table.notTracked}</span>
  ) : (
    <span className="whitespace-nowrap">{formatTons(available)}</span>
  )

const Status = ({ active }: { active: boolean }) =>
  active ? <Badge tone="green">{texts.table.active}</Badge> : <Badge>{texts.table.inactive}</Badge>

/** To its seller it says when nobody has looked at it for long. */
function Updated({ item: { updatedAt, active } }: { item: StockItem }) {
  const { isOwn } = useStockDesk()
  return (
    <span className="block text-sm text-ink-soft sm:max-w-24">
      <IstTime instant={updatedAt} />
      {isOwn && active && <Untouched since={updatedAt} />}
    </span>
  )
}

function Untouched({ since }: { since: string }) {
  const said = useClock((now) =>
    isStale(since, new Date(now)) ? texts.untouched(untouchedDays(since, new Date(now))) : '',
  )
  return said && <span className="block font-medium text-amber">{said}</span>
}

/** Lets the form go back to this state of the list. */
function EditLink({ item }: { item: StockItem }) {
  const { paths } = useStockDesk()
  return (
    <Link
      to={`${paths.form}/${item.itemId}`}
      state={{ fromList: true }}
      aria-label={texts.table.editItem(nameItem(item))}
      className="inline-flex min-h-10 items-center gap-1.5 font-semibold text-steel hover:underline"
    >
      <PencilIcon className="size-4" />
      {texts.table.edit}
    </Link>
  )
}

/** On a phone the drawing takes the label column of the card. */
function ItemCell({ item }: { item: StockItem }) {
  const { brandName, className, size, thickness, grade, standard } = item
  return (
    <div className="relative flex items-center gap-3 max-sm:min-h-17">
      <div className="grid shrink-0 place-items-center text-steel max-sm:absolute max-sm:inset-y-0 max-sm:right-full max-sm:mr-3 max-sm:w-27 max-sm:place-items-start">
        <PipeSection size={size} thickness={thickness} className="size-16 sm:size-10" />
      </div>
      <div className="min-w-0">
        <p className="font-medium">
          <span className="max-sm:block">
            {brandName} {className}
          </span>{' '}
          <span className="sm:whitespace-nowrap">{formatPipe(item)}</span>
        </p>
        <p className="text-sm text-ink-soft">{[grade, standard].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}
