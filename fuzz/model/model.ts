/** The expected state of the shop, as simple as possible. Weights are grams, money is paise, all integers. */
export interface Model {
  items: Map<number, Item>
  buyers: [Buyer, Buyer]
  fees: Fees
}

export interface Item {
  id: number
  brandId: number
  price: bigint
  pieceGrams: bigint | null
  /** Null when not counted. */
  stockKg: bigint | null
  isSold: boolean
}

export type Unit = 'Pieces' | 'Ton'

export interface CartLine {
  cartLineId: number
  itemId: number
  unit: Unit
  /** Thousandths of a ton, or pieces. */
  amount: bigint
}

export interface OrderLine extends CartLine {
  orderLineId: number
  brandId: number
  grams: bigint
  paise: bigint
  takenKg: bigint | null
}

export type Status = 'Confirmed' | 'Processing' | 'Dispatched' | 'Delivered' | 'Cancelled'

export interface Order {
  id: number
  status: Status
  lines: OrderLine[]
}

export interface Buyer {
  userId: number
  cart: CartLine[]
  /** The last used address; null while there is none. */
  yard: number | null
  orders: Order[]
  ordersByKey: Map<string, number>
  /** The cart last shown, and its token. */
  seen: { token: string; contents: string } | null
}

export interface Fees {
  gstHundredths: bigint
  weighment: bigint
  loading: bigint
  platform: bigint
  handling: bigint
}

const TON = 1_000_000n
const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)

export const gramsOf = ({ unit, amount }: Pick<CartLine, 'unit' | 'amount'>, { pieceGrams }: Item) =>
  unit === 'Ton' ? amount * 1000n : amount * (pieceGrams ?? 0n)

/** Every started kilogram is taken. */
export const takenKg = (grams: bigint) => (grams + 999n) / 1000n

export const priceOf = (grams: bigint, { price }: Item) => halfUp(grams * price, TON)

export function totalOf(lines: readonly OrderLine[], fees: Fees) {
  const goods = lines.reduce((sum, { paise }) => sum + paise, 0n)
  const grams = lines.reduce((sum, line) => sum + line.grams, 0n)
  const brands = new Set(lines.map(({ brandId }) => brandId)).size
  const gst = halfUp(goods * fees.gstHundredths, 10_000n)
  const perTon = halfUp(grams * fees.loading, TON) + halfUp(grams * fees.platform, TON)
  const total = goods + gst + fees.weighment + perTon + BigInt(brands - 1) * fees.handling
  return { goods, gst, grams, total }
}

/** Everything that an order of this cart would depend on. */
export const contentsOf = ({ items }: Model, { cart, yard }: Buyer) =>
  JSON.stringify([cart.map((line) => [line.itemId, line.unit, `${line.amount}`, `${itemOf(items, line).price}`]), yard])

export function itemOf(items: Map<number, Item>, { itemId }: { itemId: number }): Item {
  const item = items.get(itemId)
  if (!item) throw new Error(`The model has no item ${itemId}`)
  return item
}

export const isOpen = ({ status }: Order) => status === 'Confirmed' || status === 'Processing'

const MOVES: Record<Status, readonly Status[]> = {
  Confirmed: ['Processing', 'Cancelled'],
  Processing: ['Dispatched', 'Cancelled'],
  Dispatched: ['Delivered'],
  Delivered: [],
  Cancelled: [],
}

export const canMove = (from: Status, to: Status) => MOVES[from].includes(to)

export function giveBack(items: Map<number, Item>, lines: readonly OrderLine[]) {
  for (const line of lines) {
    const item = itemOf(items, line)
    if (item.stockKg !== null && line.takenKg !== null) item.stockKg += line.takenKg
  }
}
