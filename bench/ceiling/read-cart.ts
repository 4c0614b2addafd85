import { deliveryOf } from '@lohahaat/domain/inventory/delivery'
import { ITEM_NAMES } from './item-names'
import { statement, type Queryable } from './statement'

export interface CartRow {
  cartId: number
  stockItemId: number
  sellerId: number
  brandId: number
  brandName: string
  departmentName: string
  className: string
  subClassName: string
  subClassName1: string
  grade: string | null
  standard: string | null
  stamp: string | null
  delivery: string
  imageFileName: string | null
  lengthMetres: string
  pricePerTon: string
  pieceGrams: string | null
  availableKg: string | null
  mtc: boolean
  iso: boolean
  hsn: string
  active: boolean
  unit: string
  quantity: string
  gstNumber: string
}

const linesOf = statement<CartRow>(
  'cart',
  `select ${ITEM_NAMES},
     (select name from departments where id = (select department_id from classes where id = stock_items.class_id))
       as "departmentName",
     cart_lines.id as "cartId", unit, quantity, stock_items.id as "stockItemId",
     stock_items.seller_id as "sellerId", brand_id as "brandId",
     length_metres as "lengthMetres", price_paise_per_ton as "pricePerTon", piece_grams as "pieceGrams",
     available_kg as "availableKg", mtc, iso, hsn, active,
     (select gst_number from users where id = cart_lines.buyer_id) as "gstNumber"
   from cart_lines join stock_items on stock_items.id = cart_lines.stock_item_id
   where cart_lines.buyer_id = $1 order by cart_lines.id`,
)

export interface AddressRow {
  id: number
  kind: 'shipping' | 'billing'
  name: string
  phone: string
  address: string
  city: string
  state: string
  pin_code: string
  gst_number: string | null
}

const addressesOf = statement<AddressRow>(
  'addresses',
  'select * from addresses where buyer_id = $1 order by last_used_at desc, id desc limit 20',
)

export interface FeeRow {
  gst_hundredths: number
  weighment_paise: string
  loading_paise_per_ton: string
  platform_paise_per_ton: string
  handling_paise_per_extra_brand: string
}

const feesInForce = statement<FeeRow>(
  'fees',
  `select fee_structures.*, users.contact_name from fee_structures left join users on users.id = created_by
   order by fee_structures.id desc limit 1`,
)

/** Everything that a cart is priced and sent with. */
export async function readCart(db: Queryable, buyerId: number) {
  const rows = await linesOf(db, buyerId)
  const lines = rows.map((row) => ({
    ...row,
    delivery: deliveryOf(row.delivery, row.availableKg === null ? null : BigInt(row.availableKg), null),
  }))
  const own = await addressesOf(db, buyerId)
  const shipping = own.filter(({ kind }) => kind === 'shipping')
  const billing = own.filter(({ kind }) => kind === 'billing')
  const [fees] = await feesInForce(db)
  if (!fees) throw new Error('There are no fees')
  return { lines, shipping, billing, fees }
}

export type ReadCart = Awaited<ReturnType<typeof readCart>>
