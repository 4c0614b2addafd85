import type {
  cancelEwayBill as cancelCall,
  EwayBillEntry,
  extendEwayBill as extendCall,
  saveEwayBill as saveCall,
} from '@lohahaat/contract/billing/eway-bills/eway-bill'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { canCancel, canExtend, validityOf } from '@lohahaat/domain/billing/eway-bill/validity'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockToExport } from '../exports/exported-document'
import { cancelledWhen, latestTime } from '../exports/portal-times'
import { changeTimesOf, kmPerDayOf, loadBillingSettings } from '../settings/settings-in-force'
import { findBill, findBillById, insertBill, updateBill, type EwayBillRecord } from './eway-bills.repository'
import { toEntry } from './to-entry'

type Entered = ParsedInputOf<typeof saveCall>

/**
 * Enters the bill that the portal gave for an invoice. The same number again corrects when the vehicle was entered and the
 * distance, as Part B does; another one is refused while the first counts.
 */
export const enterEwayBill = (db: Database, actor: Actor, entered: Entered): Promise<EwayBillEntry> =>
  db.transaction(async (tx) => {
    const { row, consignment } = await lockToExport(tx, actor, entered.invoiceId)
    if (row.kind !== 'invoice') throw new Refusal('noteNeedsNoEwayBill')
    const { generatedAt, vehicleEnteredAt } = timesOf(entered, row.issuedOn, actor.at)
    const { isOverDimensional } = consignment
    const settings = await loadBillingSettings(tx)
    const km = kmPerDayOf(settings)
    const { endsAt } = validityOf(vehicleEnteredAt, { km: entered.km, isOverDimensional }, km)
    const answer = (bill: EwayBillRecord) => toEntry(bill, actor.at, changeTimesOf(settings))
    const figures = { vehicleEnteredAt, km: entered.km, isOverDimensional, endsAt }
    const before = await findBill(tx, row.id)
    if (before && before.cancelledAt === null) return answer(await correct(tx, before, entered, figures))
    const stored = await insertBill(tx, {
      ...{ invoiceId: row.id, number: entered.ewayBillNo, generatedAt, ...figures },
      ...{ createdBy: actor.userId, createdAt: actor.at },
    })
    if (!stored) throw new Refusal('ewayNumberTaken', entered.ewayBillNo)
    return answer(stored)
  })

type Figures = Pick<EwayBillRecord, 'vehicleEnteredAt' | 'km' | 'isOverDimensional' | 'endsAt'>

/** What was extended since stays as it was extended. */
async function correct(tx: Db, before: EwayBillRecord, { ewayBillNo }: Entered, figures: Figures) {
  if (before.number !== ewayBillNo) throw new Refusal('ewayBillExists', before.number)
  if (before.extendedAt) return before
  const isMoved = before.endsAt.getTime() !== figures.endsAt.getTime()
  return updateBill(tx, before.id, { ...figures, ...(isMoved && { warnedAt: null }) })
}

function timesOf(entered: Entered, issuedOn: string, at: Date) {
  const generatedAt = new Date(entered.generatedAt)
  const vehicleEnteredAt = entered.vehicleEnteredAt ? new Date(entered.vehicleEnteredAt) : generatedAt
  const isInOrder = istDay(generatedAt) >= issuedOn && vehicleEnteredAt >= generatedAt
  if (!isInOrder || vehicleEnteredAt > latestTime(at)) throw new Refusal('ewayTimeWrong')
  return { generatedAt, vehicleEnteredAt }
}

/** The portal cancels for some hours; somebody may record it later. */
export const cancelEwayBill = (
  db: Database,
  actor: Actor,
  { ewayBillId, cancelReason, cancelledAt: typed }: ParsedInputOf<typeof cancelCall>,
) =>
  db.transaction(async (tx) => {
    const bill = await lockBill(tx, actor, ewayBillId)
    const cancelledAt = cancelledWhen(typed, bill.generatedAt, actor.at)
    const times = changeTimesOf(await loadBillingSettings(tx))
    if (!canCancel(bill.generatedAt, cancelledAt, times)) throw new Refusal('ewayTooLateToCancel', times.cancelHours)
    return toEntry(await updateBill(tx, bill.id, { cancelledAt, cancelReason }), actor.at, times)
  })

/** Some hours before its end and after; it runs anew by the kilometres that are left. */
export const extendEwayBill = (db: Database, actor: Actor, { ewayBillId, km }: ParsedInputOf<typeof extendCall>) =>
  db.transaction(async (tx) => {
    const bill = await lockBill(tx, actor, ewayBillId)
    const settings = await loadBillingSettings(tx)
    const times = changeTimesOf(settings)
    if (!canExtend(bill, actor.at, times)) throw new Refusal('ewayNotExtendable', times.extendHours, times.mostDays)
    const { isOverDimensional } = bill
    const { endsAt } = validityOf(actor.at, { km, isOverDimensional }, kmPerDayOf(settings))
    return toEntry(await updateBill(tx, bill.id, { endsAt, extendedAt: actor.at, warnedAt: null }), actor.at, times)
  })

/** A bill that counts, of an invoice that the actor may see to; the invoice is locked, so that changes wait for each other. */
async function lockBill(tx: Db, actor: Actor, id: number): Promise<EwayBillRecord> {
  const named = await findBillById(tx, id)
  if (!named) throw new Refusal('invoiceNotFound')
  await lockToExport(tx, actor, named.invoiceId)
  const bill = await findBillById(tx, id)
  if (!bill || bill.cancelledAt) throw new Refusal('ewayBillCancelled')
  return bill
}
