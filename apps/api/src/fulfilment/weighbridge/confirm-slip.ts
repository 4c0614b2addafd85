import type { Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { Refusal } from '../../platform/refusal'
import { readWeighment, requireTruck } from './load-weighment'
import { agreedBy, type WeighbridgeDesk } from './send-slip'
import { speaksFor } from './slip-rights'
import { findSlip, setAgreed } from './slips.repository'
import { tellOfSlip } from './tell-of-slip'
import { bindingThird } from './truck-papers'
import { lockTruck } from './weighed-trucks.repository'

/** A side agrees to a third slip. It binds when both have; a repeat changes nothing. */
export const confirmSlip = (desk: WeighbridgeDesk, actor: Actor, slipId: number): Promise<Weighment> =>
  desk.db.transaction(async (tx) => {
    const slip = await findSlip(tx, slipId)
    if (!slip) throw new Refusal('slipNotFound')
    const { consignmentId } = slip
    await requireTruck(tx, actor, consignmentId, 'slipNotFound')
    await lockTruck(tx, consignmentId)
    const truck = await requireTruck(tx, actor, consignmentId)
    const { third } = truck.inForce
    if (third?.id !== slipId) throw new Refusal(slip.side === 'third' ? 'slipReplaced' : 'slipNotThird')
    if (!speaksFor(actor, truck, 'third')) throw new Refusal('notYourSlip')
    if (truck.consignment.noteNo !== null || truck.consignment.state === 'Closed') throw new Refusal('weighmentOver')
    if (bindingThird(truck)) return readWeighment(tx, actor, consignmentId)
    await setAgreed(tx, third, agreedBy(actor, truck))
    const agreed = await requireTruck(tx, actor, consignmentId)
    if (bindingThird(agreed)) await tellOfSlip(tx, desk, agreed, 'third')
    return readWeighment(tx, actor, consignmentId)
  })
