import type { FreightYard } from '@lohahaat/domain/inventory/freight/load-freight'
import type { OrderRecord } from './orders.repository'

type StoredYards = NonNullable<OrderRecord['freightYards']>

/** The ways that an order was charged by, as it keeps them. */
export const storeYards = (yards: readonly FreightYard[]): StoredYards =>
  yards.map(({ itemIds, trucks, ...way }) => ({
    ...way,
    itemIds: [...itemIds],
    trucks: trucks.map((truck) => ({ ...truck, paisePerTon: Number(truck.paisePerTon) })),
  }))

export const readYards = (stored: StoredYards): FreightYard[] =>
  stored.map(({ trucks, ...way }) => ({
    ...way,
    trucks: trucks.map((truck) => ({ ...truck, paisePerTon: BigInt(truck.paisePerTon) })),
  }))
