import type { Unit } from '@lohahaat/domain/catalogue/tons'
import type { ClassName } from '../classes'
import type { DemoWorld, StockItem } from './demo-world'

/** So much of a pipe, as a story names it. */
export interface WantedPipe {
  className: ClassName
  size: string
  wall: string
  quantity: number
  unit: Unit
}

export const pieces = (className: ClassName, size: string, wall: string, quantity: number): WantedPipe => ({
  className,
  size,
  wall,
  quantity,
  unit: 'Pieces',
})

export const tons = (className: ClassName, size: string, wall: string, quantity: number): WantedPipe => ({
  className,
  size,
  wall,
  quantity,
  unit: 'Ton',
})

/** Enough for everything that the stories take of one item. */
const PLENTY_KG = 12_000n

export const offersOf = ({ stock }: DemoWorld, { className, size, wall }: WantedPipe): StockItem[] =>
  stock
    .filter((item) => item.className === className && item.size === size && item.thickness === wall)
    .sort((one, other) => Number(one.pricePaisePerTon - other.pricePaisePerTon))

/** The item that is bought for a line: the cheapest of which there is plenty, or else one made to order. */
export function boughtItem(world: DemoWorld, wanted: WantedPipe): StockItem {
  const offers = offersOf(world, wanted)
  const item =
    offers.find(({ availableKg }) => availableKg !== null && availableKg >= PLENTY_KG) ??
    offers.find(({ availableKg }) => availableKg === null) ??
    offers.at(-1)
  if (!item) throw new Error(`Nobody sells ${wanted.className} ${wanted.size} × ${wanted.wall} in the demo`)
  return item
}
