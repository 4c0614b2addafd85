import type { Actor } from '@lohahaat/domain/identity/actor'
import type { OrderedLine } from '@lohahaat/domain/fulfilment/loading'
import { orderProgress } from '@lohahaat/domain/fulfilment/order-progress'
import { readUnits } from '@lohahaat/domain/platform/decimal'
import type { Db } from '../../platform/db/db'
import { fulfilmentSettings } from '../../reference/trade-settings/fulfilment-settings'
import { listLines, setStatus } from '../order-changes/change-order.repository'
import type { OrderLineRecord, OrderRecord } from '../orders/orders.repository'
import { hasAccepted, listTrucks, setPartlyDispatched } from './order-trucks.repository'

/** Of a line as the rules of loading want it. */
export const toOrderedLine = ({ id, unit, quantity, grams, pieceGrams }: OrderLineRecord): OrderedLine => ({
  orderLineId: id,
  pieces: unit === 'Pieces' ? readUnits(quantity, 0) : null,
  grams,
  pieceGrams,
})

const ALL = 10_000n

/**
 * Gives a locked order the status that follows from its trucks. Without any it stays as it is: then it is set by hand. An
 * order that was begun once is not taken back to the beginning, and one that has left stays complete, whatever the
 * tolerance is by then.
 */
export async function followTrucks(tx: Db, order: OrderRecord, { userId, at }: Pick<Actor, 'userId' | 'at'>) {
  const lines = await listLines(tx, order.id)
  const progress = orderProgress(lines.map(toOrderedLine), await listTrucks(tx, order.id), {
    accepted: order.status !== 'Confirmed' || (await hasAccepted(tx, order.id)),
    tolerance: order.status === 'Dispatched' ? ALL : (await fulfilmentSettings(tx)).loadingToleranceHundredths,
  })
  const partlyDispatched = progress?.partlyDispatched ?? false
  if (partlyDispatched !== order.partlyDispatched) await setPartlyDispatched(tx, order.id, partlyDispatched)
  if (progress && progress.status !== order.status)
    await setStatus(tx, order.id, progress.status, { userId, at, note: null })
}
