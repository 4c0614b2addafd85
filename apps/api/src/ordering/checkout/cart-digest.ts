import { createHash } from 'node:crypto'
import type { FreightYard } from '@lohahaat/domain/inventory/freight/load-freight'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import type { Address } from '../addresses/addresses.repository'
import type { CartRow } from '../cart/cart.repository'

/** Not the whole row: a change of the remaining stock or of the picture does not need a new confirmation. */
const lineFields = [
  'stockItemId',
  'unit',
  'quantity',
  'pricePerTon',
  'pieceGrams',
  'brandId',
  'size',
  'thickness',
  'lengthMetres',
  'grade',
  'standard',
] as const

type Line = Pick<CartRow, (typeof lineFields)[number]>

interface SeenCart {
  lines: readonly Line[]
  fees: FeeStructure
  /** The ways that freight is charged by; null while it is not charged. */
  yards: readonly FreightYard[] | null
  /** The last used addresses; undefined while there is none. */
  billing: Address | undefined
  shipping: Address | undefined
}

/** A digest of everything that an order would be priced and sent with. */
export function cartDigest({ lines, fees, yards, billing, shipping }: SeenCart): string {
  const contents = [
    lines.map(lineContents),
    feeContents(fees),
    addressContents(billing),
    addressContents(shipping),
    ...(yards ? [yards.map(yardContents)] : []),
  ]
  const text = JSON.stringify(contents, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

const lineContents = (line: Line) => lineFields.map((field) => line[field])

const feeContents = (fees: FeeStructure) => [
  fees.gstPercent,
  fees.weighment,
  fees.loadingPerTon,
  fees.platformPerTon,
  fees.handlingPerExtraBrand,
]

/** The days are an estimate that nothing is charged by. */
const yardContents = ({ itemIds, km, trucks }: FreightYard) => [
  itemIds,
  km,
  trucks.map(({ truckTons, paisePerTon }) => [truckTons, paisePerTon]),
]

const addressContents = (address: Address | undefined) =>
  address && [
    address.id,
    address.name,
    address.phone,
    address.address,
    address.city,
    address.state,
    address.pinCode,
    address.gstNumber,
  ]
