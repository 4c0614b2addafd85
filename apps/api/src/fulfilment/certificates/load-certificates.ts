import type { fetchCertificates } from '@lohahaat/contract/fulfilment/certificates/certificates'
import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { heatKey } from '@lohahaat/domain/fulfilment/certificates/alarms'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isAllowed } from '@lohahaat/domain/identity/permissions'
import { actsAsAdmin } from '../../identity/sign-in/admin-rights'
import { may } from '../../identity/sign-in/may'
import { findOrderRow } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { findAlarmed } from './alarmed'
import {
  findCertificate,
  findCertificates,
  pageOfCertificates,
  type StoredCertificate,
  type VaultFilters,
} from './certificates.repository'
import { judgeAll } from './judge-all'
import { listIdsOfOrder, type Use } from './ties.repository'
import { toCertificate, toRow } from './to-answer'
import { keepsIt, vaultOf } from './vault'

/** For bytes of which nothing is said, so that no program opens them by itself. */
const UNNAMED_BYTES = 'application/octet-stream'

/** A page of the actor's vault, or of everybody's for an administrator. */
export async function listCertificates(db: Db, actor: Actor, input: ParsedInputOf<typeof fetchCertificates>) {
  const vault = vaultOf(actor)
  const { page, pageSize, maker, standard, heatNo, alarmed } = input
  const filters: VaultFilters = {
    ...(vault !== 'all' && vault),
    maker,
    standardNo: standard?.replace(/\D/g, ''),
    heatKey: heatNo && heatKey(heatNo),
  }
  const wanted = { size: page ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS, number: page ?? 1 }
  const found = await (alarmed === 'true'
    ? pageOfAlarmed(db, filters, wanted)
    : pageOfCertificates(db, filters, wanted))
  const judged = await judgeAll(
    db,
    found.rows.map(({ certificate }) => certificate),
  )
  return { total: found.total, rows: found.rows.map((stored) => toRow(stored, ...judged.of(stored.certificate.id))) }
}

async function pageOfAlarmed(db: Db, filters: VaultFilters, { size, number }: { size: number; number: number }) {
  const ids = await findAlarmed(db, filters)
  return { total: ids.length, rows: await findCertificates(db, ids.slice((number - 1) * size, number * size)) }
}

/** Only what the actor may know of where a paper was used. */
const visibleTo = (actor: Actor, uses: readonly Use[]) =>
  uses.filter(({ consignment, order }) =>
    isAllowed('see a consignment', actor, { ...consignment, buyerId: order.buyerId }),
  )

/** One certificate: for who keeps it, administrators, and buyers of what came with it. To others there is none. */
export async function loadCertificate(db: Db, actor: Actor, id: number): Promise<CertificateAnswer> {
  const [answer] = await answerOne(db, actor, await findCertificate(db, id))
  if (!answer) throw new Refusal('certificateNotFound')
  return answer
}

const answerOne = (db: Db, actor: Actor, stored: StoredCertificate | null) =>
  answerAll(db, actor, stored ? [stored] : [])

/** Those that the actor may see, each with as much as he may know. */
async function answerAll(db: Db, actor: Actor, stored: readonly StoredCertificate[]): Promise<CertificateAnswer[]> {
  const judged = await judgeAll(
    db,
    stored.map(({ certificate }) => certificate),
  )
  const mates = new Map(judged.mates.map((mate) => [mate.id, mate]))
  return stored.flatMap((one) => {
    const { certificate } = one
    const mayKeep = keepsIt(actor, certificate)
    const [, allUses] = judged.of(certificate.id)
    const uses = mayKeep ? allUses : visibleTo(actor, allUses)
    const isSeen = mayKeep || uses.length > 0 || actsAsAdmin(actor)
    if (!isSeen) return []
    // What others bought with it, and what their papers say, is not the buyer's business.
    const verdict = mayKeep ? judged.of(certificate.id)[0] : judged.alone(certificate, uses)
    const isKnown = (id: number) => {
      const mate = mates.get(id)
      return mate !== undefined && id !== certificate.id && keepsIt(actor, mate)
    }
    const mayChange = mayKeep && (certificate.state === 'draft' || actor.adminRights === 'fresh')
    return [toCertificate(one, verdict, uses, { mayKeep, mayChange, isKnown })]
  })
}

/** The certificates that came with the trucks of an order. */
export async function listOrderCertificates(db: Db, actor: Actor, orderId: number): Promise<CertificateAnswer[]> {
  const order = await findOrderRow(db, orderId)
  if (!order || !may(actor, 'see an order', order)) throw new Refusal('orderNotFound')
  const ids = (await listIdsOfOrder(db, orderId)).map(({ certificateId }) => certificateId)
  const found = await answerAll(db, actor, await findCertificates(db, ids))
  return found.map((one) => ({ ...one, uses: one.uses.filter((use) => use.orderId === orderId) }))
}

/** The paper itself, by the same right as its figures. */
export async function loadCertificateFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  actor: Actor,
  id: number,
): Promise<AnsweredFile> {
  const stored = await findCertificate(db, id)
  const [answer] = await answerOne(db, actor, stored)
  const bytes = stored && answer ? await storage.get(stored.storedName) : null
  if (!stored || bytes === null) throw new Refusal('certificateNotFound')
  return { name: stored.fileName, mediaType: UNNAMED_BYTES, bytes: Buffer.from(bytes) }
}
