import { weightBasisOf } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import { hasReached } from '@lohahaat/domain/fulfilment/consignment'
import type { SettlementPolicy } from '@lohahaat/domain/fulfilment/weighbridge/settlement'
import { shareByTheory } from '@lohahaat/domain/fulfilment/weighbridge/share'
import type { ShortageRule } from '@lohahaat/domain/fulfilment/weighbridge/shortage'
import type { SlipSide } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import type { WeighmentPapers } from '@lohahaat/domain/fulfilment/weighbridge/weighment'
import type { Db } from '../../platform/db/db'
import { fulfilmentSettings } from '../../reference/trade-settings/fulfilment-settings'
import { listSlips, type ListedSlip, type SlipRecord } from './slips.repository'
import { findTruck, listTruckLines, type TruckLine, type WeighedTruck } from './weighed-trucks.repository'

type StoredTerms = NonNullable<SlipRecord['terms']>

/** Everything that the weighment of a truck follows from. */
export interface TruckPapers extends WeighedTruck {
  lines: TruckLine[]
  slips: ListedSlip[]
  /** In force of each side. */
  inForce: Partial<Record<SlipSide, SlipRecord>>
  /** The figures that hold for this truck. */
  rule: ShortageRule
  policy: SettlementPolicy
  settings: Awaited<ReturnType<typeof fulfilmentSettings>>
}

/** Null where there is no such truck. */
export async function readTruckPapers(db: Db, consignmentId: number): Promise<TruckPapers | null> {
  const truck = await findTruck(db, consignmentId)
  if (!truck) return null
  const lines = await listTruckLines(db, consignmentId)
  const slips = await listSlips(db, consignmentId)
  const settings = await fulfilmentSettings(db)
  const inForce = slipsInForce(slips)
  const terms = slips.find(({ slip }) => slip.terms !== null)?.slip.terms
  const { rule, policy } = terms ? readTerms(terms) : { rule: settings.shortageRule, policy: settings.policy }
  return { ...truck, lines, slips, inForce, rule, policy, settings }
}

type Slips = readonly { slip: SlipRecord }[]

export const slipsInForce = (slips: Slips) =>
  Object.fromEntries(
    slips.filter(({ slip }) => slip.replacedAt === null).map(({ slip }) => [slip.side, slip]),
  ) as TruckPapers['inForce']

/** The allowance that holds for a truck: what its slips keep, or else the one in force. */
export function ruleOf(slips: Slips, usual: ShortageRule): ShortageRule {
  const terms = slips.find(({ slip }) => slip.terms !== null)?.slip.terms
  return terms ? readTerms(terms).rule : usual
}

const readTerms = ({ percent, divisions, divisionKg, policy }: StoredTerms) => ({
  rule: { percent: BigInt(percent), divisions: BigInt(divisions), divisionKg: BigInt(divisionKg) },
  policy,
})

/** As they are kept with the first slip that is held against the seller's. */
export const termsOf = ({ rule, policy }: Pick<TruckPapers, 'rule' | 'policy'>): StoredTerms => ({
  percent: Number(rule.percent),
  divisions: Number(rule.divisions),
  divisionKg: Number(rule.divisionKg),
  policy,
})

export const basisOf = ({ line }: TruckLine) => line.weightBasis ?? weightBasisOf(line.unit)

const theoryOf = ({ lines }: Pick<TruckPapers, 'lines'>) =>
  lines.map(({ load }) => ({ orderLineId: load.orderLineId, theoreticalGrams: load.grams }))

/** The seller's net over the lines, by theory; null until there is a slip. */
export function sharesOf(truck: Pick<TruckPapers, 'lines' | 'inForce'>): ReadonlyMap<number, bigint> | null {
  const { seller } = truck.inForce
  if (!seller || truck.lines.length === 0) return null
  return new Map(shareByTheory(seller.netKg, theoryOf(truck)).map(({ orderLineId, kg }) => [orderLineId, kg]))
}

/** A third slip counts when both sides have agreed to it. */
export const bindingThird = ({ inForce: { third } }: Pick<TruckPapers, 'inForce'>): SlipRecord | null =>
  third && third.sellerAgreedBy !== null && third.buyerAgreedBy !== null ? third : null

/** Without a seller's slip there is nothing to hold the others against. */
export function weighmentPapersOf(truck: Pick<TruckPapers, 'consignment' | 'inForce' | 'lines'>): WeighmentPapers {
  const { consignment, inForce } = truck
  const { seller, buyer } = inForce
  return {
    invoicedKg: invoicedKg(truck),
    sellerNetKg: seller?.netKg ?? 0n,
    isReceived: hasReached(consignment.state, 'Received'),
    buyerNetKg: seller && buyer ? buyer.netKg : null,
    thirdNetKg: seller ? (bindingThird(truck)?.netKg ?? null) : null,
    hasNote: consignment.noteNo !== null,
    isClosed: consignment.state === 'Closed',
  }
}

/** By each line's basis: its share of the seller's net, or the weight of the standard. */
function invoicedKg(truck: Pick<TruckPapers, 'inForce' | 'lines'>): bigint {
  const shares = sharesOf(truck)
  const grams = truck.lines.map((line) => {
    const share = basisOf(line) === 'weighbridge' ? shares?.get(line.load.orderLineId) : undefined
    return share === undefined ? line.load.grams : share * 1000n
  })
  return grams.reduce((sum, each) => sum + each, 0n) / 1000n
}
