import type { TaxDocument } from '@lohahaat/domain/billing/invoice'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { states } from '@lohahaat/domain/reference/states'
import { may } from '../../identity/sign-in/may'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findPlaces } from '../../reference/pin-codes/pin-code-details'
import { findExported, lockExported, type ExportedRow } from './exported.repository'
import { decodeDocument } from '../invoices/document-codec'

/** A document that goes to a portal, with its truck. */
export interface Exported extends Omit<ExportedRow, 'document'> {
  row: ExportedRow['document']
  document: TaxDocument
}

const toExported = ({ document: row, ...rest }: ExportedRow): Exported => ({
  ...rest,
  row,
  document: decodeDocument(row.content).document,
})

/** Whom a document belongs to, for the rules. */
const ownersOf = ({ buyerId, consignment: { companyId, sellerId } }: Pick<ExportedRow, 'buyerId' | 'consignment'>) => ({
  ...{ buyerId, companyId, sellerId },
})

const isTheirs = (actor: Actor, found: ExportedRow) => may(actor, 'issue an invoice', ownersOf(found))

/** Documents of consignments that the actor loads, or any for an administrator; to others there are none. */
export async function requireExported(db: Db, actor: Actor, ids: readonly number[]): Promise<Exported[]> {
  const found = await findExported(db, ids)
  if (found.length < ids.length || !found.every((each) => isTheirs(actor, each))) throw new Refusal('invoiceNotFound')
  return found.map(toExported)
}

/** As requireExported, of one that is locked and not cancelled. */
export async function lockToExport(tx: Db, actor: Actor, id: number): Promise<Exported> {
  const found = await lockExported(tx, id)
  if (!found || !isTheirs(actor, found)) throw new Refusal('invoiceNotFound')
  if (found.document.cancelledAt) throw new Refusal('invoiceCancelled', found.document.number)
  return toExported(found)
}

/** The GST code of a PIN code's state, for all PIN codes of these documents. */
export async function stateByPin(documents: readonly TaxDocument[]): Promise<(pinCode: string) => string | null> {
  const pins = new Set(
    documents
      .flatMap(({ seller, buyer, shipTo, dispatchFrom }) => [seller, buyer, shipTo, dispatchFrom])
      .flatMap((party) => (party && /^[1-9]\d{5}$/.test(party.address.pinCode) ? [party.address.pinCode] : [])),
  )
  const codes = new Map<string, string | null>()
  for (const pin of pins) {
    const [place] = await findPlaces(pin)
    codes.set(pin, states.find(({ name, active }) => active && name === place?.state)?.code ?? null)
  }
  return (pinCode) => codes.get(pinCode) ?? null
}
