import { linePaise } from '@lohahaat/domain/catalogue/line-price'
import type { Item } from '@lohahaat/domain/catalogue/item'
import type { RateCell } from '@lohahaat/domain/catalogue/rates/rate-card'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { formatRate } from '../../catalogue/product/rate'
import { formatKg } from '../../platform/format'
import { texts } from './texts'

interface SectionFactsProps {
  cell: RateCell
  /** The cheapest offer. */
  item: Item | undefined
}

/** What a metre and a piece of the section weigh, and what a piece of the cheapest offer costs. */
export function SectionFacts({ cell, item }: SectionFactsProps) {
  const kg = item?.weightPerPiece ?? null
  return (
    <dl className="grid gap-1 text-sm">
      {cell.kgPerMetre !== null && <Fact name={texts.metre} value={formatKg(cell.kgPerMetre)} />}
      {item && kg !== null && (
        <>
          <Fact name={texts.piece(item.length)} value={formatKg(kg)} />
          <Fact name={texts.pieceAt(formatRate(item.price))} value={formatRupees(piecePaise(kg, item.price))} />
        </>
      )}
    </dl>
  )
}

const piecePaise = (kg: number, price: number) =>
  linePaise({ unit: 'Pieces', quantity: 1, pieceGrams: toUnits(kg, 3), pricePerTon: rupees(price) })

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
