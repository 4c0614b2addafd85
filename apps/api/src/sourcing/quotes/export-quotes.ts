import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { OfferedItem, Quote } from '@lohahaat/domain/sourcing/quote'
import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { USUAL_METRES } from '@lohahaat/domain/catalogue/price-unit'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import { writeCsv, type Cell } from '../../platform/spreadsheets/write-sheet'
import type { ItemRow } from '../enquiries/enquiry-items.repository'
import { toQuotes } from './quotes'
import { compareQuotes } from './read-quotes'
import { texts } from './texts'

type Row = [title: string, cell: (quote: Quote) => Cell]

const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no)

const rows = (): Row[] => [
  [texts.offered, ({ offered }) => offered],
  [texts.goods, ({ goodsPrice }) => goodsPrice],
  [texts.freight, ({ freightCharge }) => freightCharge],
  [texts.loading, ({ loadingCharge }) => loadingCharge],
  [texts.platformFees, ({ platformFee }) => platformFee],
  [texts.weighment, ({ weighmentCharge }) => weighmentCharge],
  [texts.handling, ({ handlingFee }) => handlingFee],
  [texts.gst, ({ gstAmount }) => gstAmount],
  [texts.total, ({ totalPrice }) => totalPrice],
  [texts.totalBefore, ({ previous }) => previous?.totalPrice ?? null],
  [texts.landedCost, ({ landedCostPerTon }) => landedCostPerTon],
  [texts.verified, ({ verified }) => yesOrNo(verified)],
  [texts.outdated, ({ outdated }) => yesOrNo(outdated)],
  [texts.validUntil, ({ validUntil }) => validUntil && formatIstTime(validUntil)],
  [texts.paymentTerms, ({ paymentTerms }) => paymentTerms],
  [texts.remark, ({ remark }) => remark],
]

type Detail = [title: string, cell: (line: OfferedItem, row: ItemRow) => Cell]

/** What parties say of a line besides its price. */
const details = (): Detail[] => [
  [texts.priceUnit, ({ priceUnit }, { item }) => (priceUnit === item.unit ? null : priceUnit)],
  [texts.perTon, ({ priceUnit, pricePerTon }, { item }) => (priceUnit === item.unit ? null : pricePerTon)],
  [texts.make, ({ make }) => make ?? null],
  [texts.deliveryDays, ({ deliveryDays }) => deliveryDays ?? null],
  [texts.before, ({ previous }) => previous?.price ?? null],
]

/** The comparison as on the site: one column per party, one row per item, per detail that some party gives, and per figure. */
export async function exportQuotes(db: Database, actor: Actor, enquiryId: number): Promise<AnsweredFile> {
  const comparison = await compareQuotes(db, actor, enquiryId)
  const quotes = toQuotes(comparison)
  const header = [texts.item, texts.quantity, texts.unit, ...quotes.map(({ party }) => party)]
  const linesOf = quotes.map(({ items }) => new Map(items.map((item) => [item.enquiryItemId, item])))
  const prices = comparison.items.flatMap((row) =>
    itemRows(
      row,
      linesOf.map((byItem) => byItem.get(row.item.id)),
    ),
  )
  const figures = rows().map(([title, cell]) => [title, null, null, ...quotes.map(cell)])
  return {
    name: `lohahaat-quotes-${comparison.about.enquiry.leadId}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    bytes: new Uint8Array(writeCsv(header, [...prices, ...figures])),
  }
}

function itemRows(row: ItemRow, lines: readonly (OfferedItem | undefined)[]): Cell[][] {
  const [name = null, ...quantity] = itemCells(row)
  const said = details()
    .map(([title, cell]) => ({ title, cells: lines.map((line) => (line ? cell(line, row) : null)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
  return [
    [name, ...quantity, ...lines.map((line) => line?.price ?? null)],
    ...said.map(({ title, cells }) => [`${name}: ${title}`, null, null, ...cells]),
  ]
}

const itemCells = ({ item, className, ...names }: ItemRow): Cell[] => [
  [`${className} ${formatPipe({ ...names, length: item.lengthMetres ?? USUAL_METRES })}`, item.make, item.grade]
    .filter(Boolean)
    .join(', '),
  Number(item.quantity),
  item.unit,
]
