import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { receiveConsignment } from '@lohahaat/contract/fulfilment/consignments/move-consignment'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { OrderDesk } from '../../ordering/order-changes/change-order'
import type { Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { lockOwner } from '../../platform/files/files.repository'
import { Refusal } from '../../platform/refusal'
import { updateConsignment } from './change-consignments.repository'
import { conclude } from './conclude'
import type { ConsignedLine } from './consignments.repository'
import { lockConsignmentFor, requireConsignment } from './find-consignment'
import { nameOf } from './loads'
import { requireMove } from './move-consignment'
import { answerConsignment } from './read-consignments'
import { insertReceipt } from './receipts.repository'
import { tellOf } from './letters/tell-of-consignment'

type Received = ParsedInputOf<typeof receiveConsignment>

/** The buyer says what he found when he unloaded. A repeat is answered with the truck as it is by then. */
export const receiveTruck = (
  { db, siteUrl }: OrderDesk,
  actor: Actor,
  received: Received,
  key?: string,
): Promise<Consignment> =>
  db.transaction(async (tx) => {
    if (key !== undefined) await lockOwner(tx, actor.userId)
    const request = { userId: actor.userId, call: `POST ${receiveConsignment.path}`, key }
    await doOnce(tx, request, actor.at, async () => {
      await record(tx, siteUrl, actor, received)
      return { success: true }
    })
    const { consignmentId } = received
    return answerConsignment(tx, actor, await requireConsignment(tx, actor, consignmentId, 'see a consignment'))
  })

async function record(tx: Db, siteUrl: string, actor: Actor, { consignmentId, outcome, remark, lines }: Received) {
  const stored = await lockConsignmentFor(tx, actor, consignmentId, 'receive a consignment')
  await requireMove(tx, stored, 'Received')
  const counted = countLines(stored.lines, lines)
  const wrong = counted.find(({ load, pieces }) => load.pieces !== null && pieces !== load.pieces)
  if (outcome === 'InOrder' && wrong) throw new Refusal('notInOrder', nameOf(wrong.line))
  if (outcome !== 'InOrder' && remark === null) throw new Refusal('remarkMissing')
  const receipt = { consignmentId, outcome, remark, receivedBy: actor.userId, receivedAt: actor.at }
  await insertReceipt(
    tx,
    receipt,
    counted.flatMap(({ load, pieces }) => (pieces === null ? [] : [{ consignmentLineId: load.id, pieces }])),
  )
  await updateConsignment(tx, consignmentId, { state: 'Received', receivedAt: actor.at })
  const answer = await conclude(tx, actor, stored.order, stored, consignmentId)
  await tellOf(tx, stored.order, answer, siteUrl)
  return answer
}

/** What was counted of each line; what was loaded by the piece has to be. */
function countLines(loaded: readonly ConsignedLine[], counts: Received['lines']) {
  const strange = counts.some(({ orderLineId }) => !loaded.some(({ line }) => line.id === orderLineId))
  if (strange) throw new Refusal('orderLineNotFound')
  return loaded.map(({ load, line }) => {
    const { pieces = null } = counts.find(({ orderLineId }) => orderLineId === line.id) ?? {}
    if (load.pieces !== null && pieces === null) throw new Refusal('countMissing', nameOf(line))
    return { load, line, pieces: pieces === null ? null : BigInt(pieces) }
  })
}
