import type { Actor } from '@lohahaat/domain/identity/actor'
import type { SlipSide } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import { sendSlip } from '../../../../fulfilment/weighbridge/send-slip'
import type { DemoWorld } from '../demo-world'

interface Entered {
  consignmentId: number
  side: SlipSide
  slipNo: string
  bridge: string
  vehicleNo: string
  tareKg: number
  netKg: number
}

const MINUTE_MS = 60 * 1000

/** Enters a slip as soon as the second weighing is done: empty before loading, full before unloading. */
export function enterSlip({ desk }: DemoWorld, actor: Actor, { tareKg, netKg, side, ...entered }: Entered) {
  const [first, second] = [50, 5].map((minutes) => new Date(actor.at.getTime() - minutes * MINUTE_MS).toISOString())
  const times = side === 'seller' ? { tareAt: first, grossAt: second } : { grossAt: first, tareAt: second }
  return sendSlip(
    { ...desk, supportEmail: 'support@lohahaat.example' },
    actor,
    {
      ...entered,
      ...{ side, tareKg, netKg, grossKg: tareKg + netKg },
      ...{ tareAt: times.tareAt ?? '', grossAt: times.grossAt ?? '' },
      reason: null,
    },
    undefined,
  )
}
