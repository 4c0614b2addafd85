import type { WeighbridgeSlip, Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import { hasReached } from '@lohahaat/domain/fulfilment/consignment'
import { nextSteps, weighmentState } from '@lohahaat/domain/fulfilment/weighbridge/weighment'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { kgOf, lotsOf, previewOf, shortagesOf } from './comparisons'
import { sidesOpenTo, waitsFor } from './slip-rights'
import type { ListedSlip } from './slips.repository'
import { basisOf, sharesOf, weighmentPapersOf, type TruckPapers } from './truck-papers'

/** All that is known of a truck's weight, for somebody who may see it. */
export function toWeighment(truck: TruckPapers, actor: Actor): Weighment {
  const { consignment, settings, rule, policy, inForce } = truck
  const { vehicleLimits } = settings
  return {
    consignmentId: consignment.id,
    vehicleNo: consignment.vehicleNo,
    invoiceNo: consignment.invoiceNo,
    noteNo: consignment.noteNo,
    ...standing(truck),
    slips: truck.slips.filter(({ slip }) => slip.replacedAt === null).map(toSlip),
    history: truck.slips
      .filter(({ slip }) => slip.replacedAt !== null)
      .map(toSlip)
      .reverse(),
    maySend: sidesOpenTo(actor, truck),
    mayConfirm: waitsFor(actor, truck),
    theoreticalKg: kgOf(truck.lines.reduce((sum, { load }) => sum + load.grams, 0n)),
    weighedLines: linesOf(truck),
    shortages: shortagesOf(truck),
    lots: lotsOf(truck),
    settlement: previewOf(truck),
    terms: {
      shortagePercent: Number(fromUnits(rule.percent, 2)),
      shortageDivisions: Number(rule.divisions),
      divisionKg: Number(rule.divisionKg),
      policy,
    },
    checks: {
      leastTareKg: Number(vehicleLimits.leastTareKg),
      mostTareKg: Number(vehicleLimits.mostTareKg),
      mostGrossKg: Number(vehicleLimits.mostGrossKg),
      loadedAt: inForce.seller?.grossAt.toISOString() ?? null,
    },
  }
}

function standing(truck: TruckPapers): Pick<Weighment, 'state' | 'nextSteps'> {
  const { consignment, inForce, rule } = truck
  const missing = inForce.seller || consignment.state === 'Closed' ? [] : (['sellerSlip'] as const)
  if (!hasReached(consignment.state, 'Dispatched')) return { state: null, nextSteps: [...missing] }
  const papers = weighmentPapersOf(truck)
  const steps = nextSteps(papers, rule).filter((step) => step !== 'buyerSlip' || !inForce.buyer)
  return { state: weighmentState(papers, rule), nextSteps: [...missing, ...steps] }
}

const toSlip = ({ slip, recordedBy, replacedBy, photoName }: ListedSlip): WeighbridgeSlip => ({
  slipId: slip.id,
  side: slip.side,
  slipNo: slip.slipNo,
  bridge: slip.bridge,
  vehicleNo: slip.vehicleNo,
  grossKg: Number(slip.grossKg),
  tareKg: Number(slip.tareKg),
  netKg: Number(slip.netKg),
  grossAt: slip.grossAt.toISOString(),
  tareAt: slip.tareAt.toISOString(),
  photoName,
  recordedBy,
  recordedAt: slip.recordedAt.toISOString(),
  sellerAgreed: slip.sellerAgreedBy !== null,
  buyerAgreed: slip.buyerAgreedBy !== null,
  replaced:
    slip.replacedAt === null
      ? null
      : { by: replacedBy ?? '', at: slip.replacedAt.toISOString(), reason: slip.replaceReason ?? '' },
})

function linesOf(truck: TruckPapers): Weighment['weighedLines'] {
  const shares = sharesOf(truck)
  return truck.lines.map((each) => ({
    orderLineId: each.line.id,
    brandName: each.line.brandName,
    className: each.line.className,
    size: each.line.size,
    thickness: each.line.subClass1Name,
    weightBasis: basisOf(each),
    theoreticalKg: kgOf(each.load.grams),
    netKg: shares ? Number(shares.get(each.line.id) ?? 0n) : null,
  }))
}
