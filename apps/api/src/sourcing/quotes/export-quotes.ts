import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Quote } from '@lohahaat/contract/sourcing/quotes/quotes'
import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { USUAL_METRES } from '@lohahaat/domain/sourcing/quote'
import { writeCsv, type Cell } from '../../platform/spreadsheets/write-sheet'
import type { ItemRow } from '../enquiries/enquiry-items.repository'
import { toQuotes } from './quotes'
import type { Comparison } from './read-quotes'
import { texts } from './texts'

type Row = [title: string, cell: (quote: Quote) => Cell]

const yesOrNo = (is: boolean) => (is ? texts.yes : texts.no)

const rows = (): Row[] => [
  [texts.goods, ({ goods_Price }) => goods_Price],
  [texts.freight, ({ freight_Charges }) => freight_Charges],
  [texts.loading, ({ loading_Charges }) => loading_Charges],
  [texts.platformFees, ({ plattform_Fees }) => plattform_Fees],
  [texts.weighment, ({ weight_Charges }) => weight_Charges],
  [texts.handling, ({ material_Handling_Fees }) => material_Handling_Fees],
  [texts.gst, ({ gsT_Price }) => gsT_Price],
  [texts.total, ({ total_Price_Quote }) => total_Price_Quote],
  [texts.landedCost, ({ landed_Cost_Per_Ton }) => landed_Cost_Per_Ton],
  [texts.verified, ({ verified }) => yesOrNo(verified)],
  [texts.outdated, ({ outdated }) => yesOrNo(outdated)],
  [texts.validUntil, ({ validUntil }) => validUntil && formatIstTime(validUntil)],
  [texts.paymentTerms, ({ paymentTerms }) => paymentTerms],
  [texts.remark, ({ remark }) => remark],
]

/** The comparison as it stands on the screen: one column per party, one row per item and figure. */
export function exportQuotes(comparison: Comparison): AnsweredFile {
  const quotes = toQuotes(comparison)
  const header = [texts.item, texts.quantity, texts.unit, ...quotes.map(({ party }) => party)]
  const pricesOf = quotes.map(({ items }) => new Map(items.map((item) => [item.buyerItemDetailId, item.price])))
  const prices = comparison.items.map((row) => [
    ...itemCells(row),
    ...pricesOf.map((byItem) => byItem.get(row.item.id) ?? null),
  ])
  const figures = rows().map(([title, cell]) => [title, null, null, ...quotes.map(cell)])
  return {
    name: `lohahaat-quotes-${comparison.about.enquiry.leadId}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    bytes: new Uint8Array(writeCsv(header, [...prices, ...figures])),
  }
}

const itemCells = ({ item, className, ...names }: ItemRow): Cell[] => [
  `${className} ${formatPipe({ ...names, length: item.lengthMetres ?? USUAL_METRES })}`,
  Number(item.quantity),
  item.unit,
]
