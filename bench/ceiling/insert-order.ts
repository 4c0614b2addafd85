import type { CartRow, ReadCart } from './read-cart'
import { statement, type Queryable } from './statement'

const marks = (from: number, count: number) => Array.from({ length: count }, (_, n) => `$${from + n}`).join(', ')

const ORDER_COLUMNS = `id, order_no, buyer_id, idempotency_key, status, legal_name, phone, billing_address, shipping_address,
  seller, gst_hundredths, loading_paise_per_ton, platform_paise_per_ton, handling_paise_per_extra_brand, goods_paise,
  gst_paise, weighment_paise, loading_paise, platform_paise, handling_paise, freight_paise, total_paise, total_grams,
  created_at`
export const insertOrder = statement(
  'insert_order',
  `insert into orders (${ORDER_COLUMNS}) overriding system value values ($1, (
     select regexp_replace('LH/' || $2 || '/000000', '0+$', lpad(serial, greatest(length(serial), 6), '0'))
     from (select last_number::text as serial from order_numbers where financial_year = $2) taken), ${marks(3, 22)})`,
)

const SELLER = { name: 'LohaHaat Steel', address: 'Rewari, Haryana', gstNumber: '06AAACL0000A1ZR', bank: null }
const GRAMS_PER_TON = 1_000_000

interface Terms {
  id: number
  buyerId: number
  buyer: { legal_name: string; phone: string }
  year: string
  key: unknown
  at: Date
}

/** The values of an order. Everything in these carts is sold by the ton. */
export function orderOf({ lines, shipping, billing, fees }: ReadCart, { id, buyerId, buyer, year, key, at }: Terms) {
  const grams = lines.reduce((sum, line) => sum + gramsOf(line), 0)
  const goods = lines.reduce((sum, line) => sum + amountOf(line), 0)
  const gst = Math.round((goods * fees.gst_hundredths) / 10_000)
  const perTon = (paise: string) => Math.round((grams * Number(paise)) / GRAMS_PER_TON)
  const loading = perTon(fees.loading_paise_per_ton)
  const platform = perTon(fees.platform_paise_per_ton)
  const brands = new Set(lines.map(({ brandId }) => brandId)).size
  const handling = (brands - 1) * Number(fees.handling_paise_per_extra_brand)
  const total = goods + gst + Number(fees.weighment_paise) + loading + platform + handling
  const rates = [fees.loading_paise_per_ton, fees.platform_paise_per_ton, fees.handling_paise_per_extra_brand]
  const amounts = [goods, gst, fees.weighment_paise, loading, platform, handling, 0, total, grams]
  const copies = [JSON.stringify(billing[0]), JSON.stringify(shipping[0]), JSON.stringify(SELLER)]
  const made = [id, year, buyerId, key, 'Confirmed', buyer.legal_name, buyer.phone]
  return [...made, ...copies, fees.gst_hundredths, ...rates, ...amounts, at]
}

const gramsOf = ({ quantity }: CartRow) => Number(quantity) * GRAMS_PER_TON
const amountOf = (line: CartRow) => Math.round((gramsOf(line) * Number(line.pricePerTon)) / GRAMS_PER_TON)

export const orderLineOf = (line: CartRow) => ({
  ...line,
  amountPaise: amountOf(line),
  grams: gramsOf(line),
  takenKg: line.availableKg === null ? null : gramsOf(line) / 1000,
})

type OrderLine = ReturnType<typeof orderLineOf>

const LINE_COLUMNS = `id, order_id, stock_item_id, seller_id, brand_id, brand_name, department_name, class_name, sub_class_name,
  sub_class1_name, length_metres, grade, standard, stamp, delivery, mtc, iso, hsn, unit, quantity, weight_basis, piece_grams,
  price_paise, amount_paise, grams, taken_kg`
const LINE_VALUES = 26
/** The number of lines in every measured cart. */
const LINES = 5
const rows = Array.from({ length: LINES }, (_, line) => `(${marks(1 + line * LINE_VALUES, LINE_VALUES)})`).join(', ')
const storeLines = statement(
  'insert_lines',
  `insert into order_lines (${LINE_COLUMNS}) overriding system value values ${rows}`,
)

export const insertLines = (db: Queryable, orderId: number, ids: number[], lines: OrderLine[]) =>
  storeLines(db, ...lines.flatMap((line, place) => valuesOf(orderId, ids[place], line)))

const valuesOf = (orderId: number, id: number | undefined, line: OrderLine) => [
  id,
  orderId,
  line.stockItemId,
  line.sellerId,
  line.brandId,
  line.brandName,
  line.departmentName,
  line.className,
  line.subClassName,
  line.subClassName1,
  line.lengthMetres,
  line.grade,
  line.standard,
  line.stamp,
  line.delivery,
  line.mtc,
  line.iso,
  line.hsn,
  line.unit,
  line.quantity,
  'weighbridge',
  line.pieceGrams,
  line.pricePerTon,
  line.amountPaise,
  line.grams,
  line.takenKg,
]
