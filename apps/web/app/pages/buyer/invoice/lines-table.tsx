import type { TaxDocumentDetail } from '@lohahaat/contract/billing/invoices/tax-document'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { formatKg } from '../../../parts/platform/format'
import { ShowMore, useShown } from '../../../ui/lists/show-more'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

type Line = TaxDocumentDetail['documentLines'][number]

const STEP = 200
const money = (amount: number) => formatRupees(rupees(amount))

export function LinesTable({ lines }: { lines: readonly Line[] }) {
  const drawn = useShown(lines, STEP)
  return (
    <>
      <Table caption={texts.lines.table} columns={columns()} rows={drawn.shown} keyOf={({ lineNo }) => lineNo} dense />
      <ShowMore of={drawn} />
    </>
  )
}

const columns = (): readonly Column<Line>[] => [
  { title: texts.lines.item, cell: (line) => <Goods line={line} />, speaksForItself: true },
  { title: texts.lines.weight, cell: (line) => <Weight line={line} />, numeric: true },
  { title: texts.lines.rate, cell: ({ kg, ratePerTon }) => (kg > 0 ? money(ratePerTon) : '–'), numeric: true },
  { title: texts.lines.goods, cell: ({ goods }) => money(goods), numeric: true },
  { title: texts.lines.charges, cell: ({ charges }) => money(charges), numeric: true },
  {
    title: texts.lines.taxable,
    cell: ({ taxable }) => <span className="font-semibold">{money(taxable)}</span>,
    numeric: true,
  },
]

/** On a phone the drawing takes the label column of the card. */
const Goods = ({ line }: { line: Line }) => (
  <div className="relative flex items-center gap-3 max-sm:min-h-17">
    <div className="grid shrink-0 place-items-center text-steel max-sm:absolute max-sm:inset-y-0 max-sm:right-full max-sm:mr-3 max-sm:w-27 max-sm:place-items-start">
      <PipeSection size={line.size} thickness={line.thickness} className="size-16 sm:size-11" />
    </div>
    <div className="min-w-0 wrap-anywhere">
      <p className="font-medium">{line.description}</p>
      <p className="text-sm text-ink-soft">
        {[texts.lines.hsn(line.hsn), line.heatNos.length > 0 && texts.lines.heats(line.heatNos.join(', '))]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  </div>
)

function Weight({ line: { kg, pieces, weightBasis } }: { line: Line }) {
  if (kg === 0) return '–'
  return (
    <>
      <p className="whitespace-nowrap">{formatKg(kg)}</p>
      <p className="text-sm text-ink-soft">
        {[texts.lines.bases[weightBasis], pieces !== null && texts.lines.pieces(pieces)].filter(Boolean).join(', ')}
      </p>
    </>
  )
}
