import { eq } from 'drizzle-orm'
import type { KeptLine } from '@lohahaat/contract/sourcing/lists/kept-list'
import type { PricedLine } from '@lohahaat/contract/sourcing/lists/priced-line'
import { readListLine } from '@lohahaat/domain/catalogue/list-reader/chat/read-list-text'
import { putLines } from '../../../ordering/cart/add-lines.repository'
import { keepList } from '../../../sourcing/lists/kept-lists'
import { priceLines } from '../../../sourcing/lists/price-lines'
import { cartLines } from '../../tables/ordering/cart-lines'
import type { DemoWorld, Step } from './demo-world'
import { setPricesAt } from './prices/fill-price-moves'
import type { ListStory } from './list-stories'
import { boughtItem, pieces, tons } from './pipes'

/** A list that was priced and kept. */
export function stepOfList({ db, moments, actor, stock }: DemoWorld, { owner, daysAgo, name, lines }: ListStory): Step {
  const at = moments.at(daysAgo, 13.4)
  return {
    at,
    act: async () => {
      const read = lines.map((line) => ({ ...readListLine(line).reading, line, aside: null }))
      await setPricesAt(
        db,
        at,
        stock.filter((item) => read.some((line) => isSamePipe(line, item))).map(({ itemId }) => itemId),
      )
      const priced = await priceLines(db, read)
      return keepList(db, actor(owner, at), { name, lines: priced.lines.map(keptLine) }, undefined)
    },
  }
}

type Pipe = Readonly<Record<'className' | 'size' | 'thickness', string | null>>

const isSamePipe = (one: Pipe, other: Pipe) =>
  one.className === other.className && one.size === other.size && one.thickness === other.thickness

function keptLine({ line, best, offers, certain, ...said }: PricedLine): KeptLine {
  const { className, size, thickness, length, quantity, unit, grade, make } = said
  const offer = offers.find(({ itemId }) => itemId === best?.itemId)
  return {
    line,
    isLine: true,
    ...(certain && { understood: { className, size, thickness, length, quantity, unit, grade, make } }),
    priced: best && offer ? pricedWith(best, offer) : null,
  }
}

const pricedWith = (
  { quantity, unit, weight }: NonNullable<PricedLine['best']>,
  { itemId, brandName, price }: PricedLine['offers'][number],
) => ({ itemId, brandName, price, quantity, unit, weight })

/** So long ago that most of it costs something else today. */
const CART_DAYS_AGO = 4

const inCart = [
  tons('SHS', '50x50', '2.9', 2),
  pieces('RHS', '100x50', '3.2', 40),
  pieces('GI', '50 NB', '3.6', 50),
  pieces('SHS', '100x100', '5', 12),
]

/** What the demo buyer has put into his cart and not ordered yet. */
export function stepOfCart(world: DemoWorld): Step {
  const at = world.moments.at(CART_DAYS_AGO, 17.5)
  const { userId: buyerId } = world.actor('kadamb', at)
  const lines = inCart.map((wanted) => ({
    itemId: boughtItem(world, wanted).itemId,
    quantity: String(wanted.quantity),
    unit: wanted.unit,
  }))
  return {
    at,
    act: async () => {
      await putLines(world.db, buyerId, lines)
      await world.db.update(cartLines).set({ addedAt: at }).where(eq(cartLines.buyerId, buyerId))
    },
  }
}
