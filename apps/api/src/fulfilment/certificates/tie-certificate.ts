import type { tieCertificate as tieCertificateCall } from '@lohahaat/contract/fulfilment/certificates/ties'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { heatKey } from '@lohahaat/domain/fulfilment/certificates/alarms'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { fromUnits, toUnits } from '@lohahaat/domain/platform/decimal'
import { may } from '../../identity/sign-in/may'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockCertificate, type CertificateRecord } from './certificates.repository'
import { findLoad, findTie, findTruck, lockTruck, putTie, removeTie, tiedGrams } from './ties.repository'

type Tied = ParsedInputOf<typeof tieCertificateCall>

/** Ties a heat to a load. More than the certificate is for is an alarm; more than what is loaded is refused. */
export const tieCertificate = (db: Database, actor: Actor, tied: Tied) =>
  db.transaction(async (tx) => {
    const { certificateId, consignmentLineId } = tied
    const load = await findLoad(tx, consignmentLineId)
    const truck = load && (await requireLoader(tx, actor, load.consignmentId))
    if (!load || !truck) throw new Refusal('loadNotFound')
    const certificate = await requireTieable(tx, actor, certificateId, truck)
    const heatNo = heatOn(certificate, tied.heatNo)
    await lockTruck(tx, load.consignmentId)
    const grams = toUnits(tied.kg, 3)
    const left = load.grams - (await tiedGrams(tx, { certificateId, consignmentLineId, heatNo }))
    if (grams > left) throw new Refusal('tiedAboveLoad', fromUnits(left, 3))
    const key = { certificateId, consignmentLineId, heatNo }
    return { tieId: await putTie(tx, { ...key, grams, createdBy: actor.userId, createdAt: actor.at }) }
  })

async function requireLoader(tx: Db, actor: Actor, consignmentId: number) {
  const truck = await findTruck(tx, consignmentId)
  return truck && may(actor, 'load a consignment', truck) ? truck : null
}

/** Confirmed, and of who loads the truck; an administrator adds the house's own to any. */
async function requireTieable(
  tx: Db,
  actor: Actor,
  certificateId: number,
  { sellerId }: { sellerId: number | null },
): Promise<CertificateRecord> {
  const found = await lockCertificate(tx, certificateId)
  const isTheirs = found?.sellerId === sellerId || (found?.sellerId === null && actor.adminRights === 'fresh')
  if (!found || !isTheirs) throw new Refusal('certificateNotFound')
  if (found.state !== 'confirmed') throw new Refusal('certificateDraft')
  return found
}

/** As the paper writes it. */
function heatOn({ heats }: CertificateRecord, heatNo: string): string {
  const found = heats.find((heat) => heatKey(heat.heatNo) === heatKey(heatNo))
  if (!found) throw new Refusal('heatNotOnCertificate', heatNo)
  return found.heatNo
}

export const untieCertificate = (db: Database, actor: Actor, tieId: number) =>
  db.transaction(async (tx) => {
    const tie = await findTie(tx, tieId)
    if (!tie || !(await requireLoader(tx, actor, tie.consignmentId))) throw new Refusal('tieNotFound')
    await removeTie(tx, tieId)
    return { success: true as const }
  })
