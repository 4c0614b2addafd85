import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import type { OrderLine } from '@lohahaat/domain/ordering/order'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { formatKg, formatTons } from '../../../parts/platform/format'
import { DeleteLineButton } from '../../../parts/ordering/order/delete-line-button'
import { formatQuantity } from '../../../parts/ordering/order/format-quantity'
import { BasisNotes } from '../../../parts/ordering/quantity/basis-notes'
import { ShowMore, useShown } from '../../../ui/lists/show-more'
import { type Column, Table } from '../../../ui/lists/table'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { texts } from './texts'

interface LinesTableProps {
  lines: readonly OrderLine[]
  busy: boolean
  /** Null if lines cannot be deleted. */
  onDelete: ((line: OrderLine) => unknown) | null
}

const columns = (): readonly Column<OrderLine>[] => [
  { title: texts.items.item, cell: (line) => <LineItem line={line} />, speaksForItself: true },
  {
    title: texts.items.quantity,
    cell: (line) => <span className="whitespace-nowrap">{formatQuantity(line)}</span>,
    numeric: true,
  },
  { title: texts.items.weight, cell: (line) => <Weight line={line} />, numeric: true },
  { title: texts.items.price, cell: (line) => <Price line={line} />, numeric: true },
  {
    title: texts.items.amount,
    cell: ({ amount }) => <span className="font-semibold">{formatRupees(rupees(amount))}</span>,
    numeric: true,
  },
]

/** The maximum of a cart; an order from a quote may have ten times as many lines. */
const STEP = 200

export function LinesTable({ lines, busy, onDelete }: LinesTableProps) {
  const drawn = useShown(lines, STEP)
  const deletion: Column<OrderLine> = {
    title: texts.items.delete,
    cell: (line) => onDelete && <DeleteLineButton line={line} busy={busy} onDelete={onDelete} />,
    numeric: true,
    speaksForItself: true,
  }
  return (
    <div className={`print:[&_tr]:break-inside-avoid ${onDelete ? 'print:[&_tr>:last-child]:hidden' : ''}`}>
      <Table
        caption={texts.items.table}
        columns={onDelete ? [...columns(), deletion] : columns()}
        rows={drawn.shown}
        keyOf={({ orderLineId }) => orderLineId}
        dense
      />
      <ShowMore of={drawn} />
      <BasisNotes lines={lines} className="mt-3" />
    </div>
  )
}

function Weight({ line: { tons, weightPerPiece: kg } }: { line: OrderLine }) {
  return (
    <>
      <p className="whitespace-nowrap">{formatTons(tons)}</p>
      {kg !== null && (
        <p className="text-sm text-ink-soft md:whitespace-nowrap">{texts.items.weightOfPiece(formatKg(kg))}</p>
      )}
    </>
  )
}

/** Catalogue prices are per ton; a line from a quote is priced as the party typed it, or in the unit of the enquiry. */
function Price({ line: { price, itemId, unit, priceUnit } }: { line: OrderLine }) {
  return (
    <>
      <p>{formatRupees(rupees(price))}</p>
      <p className="text-sm text-ink-soft md:whitespace-nowrap">
        {texts.items.pricePer[itemId === null ? (priceUnit ?? unit) : 'Ton']}
      </p>
    </>
  )
}

/** On a phone the drawing takes the label column of the card. */
function LineItem({ line }: { line: OrderLine }) {
  const { hsn, grade, standard, stamp, mtc, iso } = line
  const marks = [texts.items.hsn(hsn), grade, standard, stamp, mtc && texts.items.mtc, iso && texts.items.iso].filter(
    Boolean,
  )
  return (
    <div className="relative flex items-center gap-3 max-sm:min-h-17">
      <div className="grid shrink-0 place-items-center text-steel max-sm:absolute max-sm:inset-y-0 max-sm:right-full max-sm:mr-3 max-sm:w-27 max-sm:place-items-start">
        <PipeSection size={line.size} thickness={line.thickness} className="size-16 sm:size-11" />
      </div>
      <div className="min-w-0">
        <p className="font-medium">
          {line.brandName} {line.className}
        </p>
        <p>{formatPipe(line)}</p>
        <p className="text-sm text-ink-soft">{marks.join(' · ')}</p>
        {line.remark && <p className="text-sm wrap-anywhere">{texts.items.remark(line.remark)}</p>}
      </div>
    </div>
  )
}
