import { slipFaultText } from '@lohahaat/contract/fulfilment/weighbridge/slip-fault-text'
import { sendSlip as sendCall } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import type { Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { readVehicleNumber } from '@lohahaat/domain/fulfilment/vehicle-number'
import { checkSlip, type Slip } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { doOnce } from '../../platform/db/used-keys.repository'
import type { Database, Db } from '../../platform/db/db'
import { lockOwner } from '../../platform/files/files.repository'
import { Refusal } from '../../platform/refusal'
import { readWeighment, requireTruck } from './load-weighment'
import { isAdministrator, refuseSide, sidesOf, speaksFor } from './slip-rights'
import { insertSlip, replaceSlip, type SlipRecord } from './slips.repository'
import { tellOfSlip } from './tell-of-slip'
import { termsOf, type TruckPapers } from './truck-papers'
import { lockTruck } from './weighed-trucks.repository'

export interface WeighbridgeDesk {
  db: Database
  siteUrl: string
  /** Who hears of trucks that the house loads. */
  supportEmail: string
}

type Input = ParsedInputOf<typeof sendCall>

/** A slip comes in. Of two of one side at once the first is taken, and the other is told of it. */
export const sendSlip = (
  desk: WeighbridgeDesk,
  actor: Actor,
  input: Input,
  key: string | undefined,
): Promise<Weighment> =>
  desk.db.transaction(async (tx) => {
    await lockOwner(tx, actor.userId)
    const request = { userId: actor.userId, call: `POST ${sendCall.path}`, key }
    await doOnce(tx, request, actor.at, async () => {
      await record(tx, actor, input)
      await tellOfSlip(tx, desk, await requireTruck(tx, actor, input.consignmentId), input.side)
      return { success: true }
    })
    return readWeighment(tx, actor, input.consignmentId)
  })

async function record(tx: Db, actor: Actor, input: Input) {
  const { consignmentId, side } = input
  // Before the lock, so that nobody can lock a truck that is not his.
  await requireTruck(tx, actor, consignmentId)
  await lockTruck(tx, consignmentId)
  const truck = await requireTruck(tx, actor, consignmentId)
  if (!speaksFor(actor, truck, side)) throw new Refusal('notYourSlip')
  const refusal = refuseSide(truck, side, isAdministrator(actor))
  if (refusal) throw new Refusal(refusal)
  const slip = readSlip(input)
  requirePlausible(truck, side, slip, actor.at)
  const before = truck.inForce[side]
  if (before) await replace(tx, actor, before, input)
  else if (input.replacesSlipId) throw new Refusal('slipReplaced')
  await insertSlip(tx, {
    consignmentId,
    side,
    slipNo: input.slipNo,
    bridge: input.bridge,
    vehicleNo: slip.vehicleNumber,
    ...{ grossKg: slip.grossKg, tareKg: slip.tareKg, netKg: slip.netKg, grossAt: slip.grossAt, tareAt: slip.tareAt },
    terms: side === 'seller' ? null : termsOf(truck),
    ...(side === 'third' && agreedBy(actor, truck)),
    recordedBy: actor.userId,
    recordedAt: actor.at,
  })
}

/** Who corrects a slip names it, so that nobody replaces one that he has not seen. */
async function replace(tx: Db, { userId, at }: Actor, before: SlipRecord, { replacesSlipId, reason }: Input) {
  if (!replacesSlipId) throw new Refusal('slipThere', before.slipNo)
  if (replacesSlipId !== before.id) throw new Refusal('slipReplaced')
  if (reason === null) throw new Refusal('slipReasonMissing')
  await replaceSlip(tx, before, { replacedBy: userId, replacedAt: at, replaceReason: reason })
}

const readSlip = ({ vehicleNo, grossKg, tareKg, netKg, grossAt, tareAt }: Input): Slip => ({
  vehicleNumber: readVehicleNumber(vehicleNo) ?? '',
  grossKg: BigInt(grossKg),
  tareKg: BigInt(tareKg),
  netKg: BigInt(netKg),
  grossAt: new Date(grossAt),
  tareAt: new Date(tareAt),
})

function requirePlausible(truck: TruckPapers, side: Input['side'], slip: Slip, now: Date) {
  const { consignment, inForce, settings } = truck
  const faults = checkSlip(slip, side, {
    vehicleNumber: consignment.vehicleNo ?? '',
    limits: settings.vehicleLimits,
    loadedAt: side === 'seller' ? null : (inForce.seller?.grossAt ?? null),
    now,
  })
  if (faults.length > 0) throw new Refusal('slipFaulty', faults.map(slipFaultText).join(' '))
}

/** Who enters a third slip agrees to it; an administrator for both sides. */
export function agreedBy(actor: Actor, truck: TruckPapers) {
  const { seller, buyer } = sidesOf(actor, truck)
  return { ...(seller && { sellerAgreedBy: actor.userId }), ...(buyer && { buyerAgreedBy: actor.userId }) }
}
