import type {
  cancelSupplierInvoice as cancelCall,
  saveOwnInvoice as ownCall,
  SupplierInvoice,
} from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { dueBy } from '@lohahaat/domain/billing/ledger/ageing'
import { postCommission, postPurchase } from '@lohahaat/domain/billing/ledger/post-purchase'
import { postCancellation } from '@lohahaat/domain/billing/ledger/post-sale'
import { isOpenForLoading } from '@lohahaat/domain/fulfilment/consignment'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { rupees } from '@lohahaat/domain/platform/money'
import { stateOfGstin } from '@lohahaat/domain/reference/states'
import { findPlaces } from '../../reference/pin-codes/pin-code-details'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { lockUser } from '../ledger/open-bills.repository'
import { insertPosting } from '../ledger/postings.repository'
import { listPostingsOf } from '../ledger/read-postings.repository'
import { loadBillingSettings } from '../settings/settings-in-force'
import { commissionOfTruck } from './commission-of-truck'
import { loadInvoice } from './read-suppliers'
import { lockSeller } from './supplier-invoices.repository'
import {
  findAgreedDays,
  findInvoice,
  insertInvoice,
  isInvoiceKnown,
  isMicroOrSmall,
  lockTruckOf,
  markInvoiceCancelled,
} from './suppliers.repository'

type Desk = Pick<Services, 'db' | 'seller'>
type Entered = ParsedInputOf<typeof ownCall>
interface Request {
  call: string
  key: string | undefined
}

/** Enters a supplier's invoice for one of his trucks. A repeat with the same key enters nothing else. */
export async function enterInvoice({ db, seller }: Desk, actor: Actor, sellerId: number, input: Entered, on: Request) {
  const { id } = await db.transaction(async (tx) => {
    await lockUser(tx, actor.userId)
    const request = { userId: actor.userId, ...on }
    const { answer } = await doOnce(tx, request, actor.at, async () => ({
      id: await postInvoice(tx, seller.gstNumber, actor, sellerId, input),
    }))
    return answer
  })
  return loadInvoice(db, id)
}

async function postInvoice(tx: Db, houseGstin: string, { userId, at }: Actor, sellerId: number, input: Entered) {
  const { consignmentId, number, issuedOn } = input
  if (issuedOn > istDay(at)) throw new Refusal('dayInFuture')
  const locked = await lockSeller(tx, sellerId)
  const truck = await lockTruckOf(tx, consignmentId, sellerId)
  if (!locked || !truck) throw new Refusal('consignmentNotOfSeller')
  // The commission is that of the load.
  if (isOpenForLoading(truck.state, { hasInvoice: truck.invoiceNo !== null })) throw new Refusal('loadNotFixed')
  if (await isInvoiceKnown(tx, consignmentId, number)) throw new Refusal('supplierInvoiceKnown', number)
  const [taxable, gst, roundOff] = [rupees(input.taxable), rupees(input.gst), rupees(input.roundOff)]
  const kept = await commissionOfTruck(tx, consignmentId)
  const isSmall = await isMicroOrSmall(tx, sellerId)
  const terms = { agreedDays: await findAgreedDays(tx), isMicroOrSmall: isSmall }
  const { smallSupplierDays } = (await loadBillingSettings(tx)).suppliers
  const id = await insertInvoice(tx, {
    ...{ sellerId, consignmentId, number, issuedOn, taxablePaise: taxable, gstPaise: gst, roundOffPaise: roundOff },
    ...{ payablePaise: taxable + gst + roundOff, commissionPaise: kept.commission, commissionGstPaise: kept.gst },
    ...{
      isMicroOrSmall: isSmall,
      dueOn: dueBy(issuedOn, terms, smallSupplierDays),
      enteredBy: userId,
      enteredAt: at,
    },
  })
  const moved = { partyId: sellerId, on: issuedOn, reference: number }
  const of = { party: { sellerId }, sourceId: id, postedBy: userId, at }
  await insertPosting(tx, postPurchase({ ...moved, taxable, gst, roundOff }), of)
  if (kept.commission > 0n) {
    const isWithinState = await isInStateOf(houseGstin, locked.location)
    await insertPosting(tx, postCommission({ ...moved, ...kept, isWithinState }), of)
  }
  return id
}

/** The commission is a service to the supplier: its tax goes by his place. */
async function isInStateOf(gstin: string, pinCode: number) {
  const [place] = await findPlaces(String(pinCode))
  const state = stateOfGstin(gstin)
  return place !== undefined && state !== null && place.state.toLowerCase() === state.name.toLowerCase()
}

export async function cancelInvoice(
  { db }: Pick<Desk, 'db'>,
  { userId, at }: Actor,
  { supplierInvoiceId: id, reason }: ParsedInputOf<typeof cancelCall>,
) {
  await db.transaction(async (tx) => {
    const seen = await findInvoice(tx, id)
    if (!seen) throw new Refusal('unknownRecord')
    const { sellerId } = seen
    await lockSeller(tx, sellerId)
    if ((await findInvoice(tx, id))?.cancelledAt) throw new Refusal('alreadyCancelled')
    for (const posting of await listPostingsOf(tx, { sellerId }, ['purchase', 'commission'], id))
      await insertPosting(tx, postCancellation(posting, istDay(at)), {
        ...{ party: { sellerId }, sourceId: id, postedBy: userId, at },
      })
    const before = await loadInvoice(tx, id)
    await markInvoiceCancelled(tx, id, { cancelledAt: at, cancelledBy: userId, cancelReason: reason })
    const change = { before: audited(before), after: audited(await loadInvoice(tx, id)) }
    await recordAudit(tx, { userId, at }, { resource: 'SupplierInvoice', recordId: id, ...change })
  })
  return loadInvoice(db, id)
}

const audited = ({ number, sellerId, sellerName, payable, cancelReason }: SupplierInvoice) => ({
  ...{ number, sellerId, sellerName, payable, cancelReason },
})
