import type { saveCertificate as saveCertificateCall } from '@lohahaat/contract/fulfilment/certificates/certificates'
import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { heatKey } from '@lohahaat/domain/fulfilment/certificates/alarms'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { newStoredName } from '../../platform/files/storage'
import { storeFile, type Shelf } from '../../platform/files/store-file'
import type { Upload } from '../../platform/http/bodies/upload'
import { Refusal } from '../../platform/refusal'
import { recogniseList } from '../../sourcing/list-reader/list-file'
import {
  insertCertificate,
  lockCertificate,
  removeCertificate,
  updateCertificate,
  type CertificateRecord,
  type StoredHeat,
} from './certificates.repository'
import { loadCertificate } from './load-certificates'
import { texts } from './texts'
import { changedVaultOf, isIn } from './vault'

const PAPERS: ReadonlySet<string> = new Set(['pdf', 'jpg', 'png'])

/** Keeps a paper as a draft: a supplier's in his own vault, an administrator's in the house's. */
export async function addCertificate(shelf: Shelf, actor: Actor, upload: Upload): Promise<CertificateAnswer> {
  const vault = changedVaultOf(actor)
  const file = await recogniseList(upload)
  if (!PAPERS.has(file.kind)) throw new Refusal('paperWrongType')
  const { mediaType, bytes, name: originalName } = file
  const record = { storedName: newStoredName(file.kind), originalName, mediaType, bytes: bytes.length }
  return storeFile(shelf, { ...record, ownerId: actor.userId, purpose: 'certificate' }, bytes, async (tx, fileId) => {
    const sellerId = vault === 'all' ? null : vault.sellerId
    const id = await insertCertificate(tx, { fileId, sellerId, createdBy: actor.userId, createdAt: actor.at })
    return loadCertificate(tx, actor, id)
  })
}

/** A certificate of the actor's vault, locked. */
async function lockKept(tx: Db, actor: Actor, id: number): Promise<CertificateRecord> {
  const vault = changedVaultOf(actor)
  const found = await lockCertificate(tx, id)
  if (!found || !isIn(vault, found)) throw new Refusal('certificateNotFound')
  return found
}

type Saved = ParsedInputOf<typeof saveCertificateCall>

/**
 * Saves what a paper says. Once confirmed, buyers rely on it: from then on only an administrator corrects it, and the
 * audit shows what it said before.
 */
export const saveCertificate = (db: Database, actor: Actor, saved: Saved): Promise<CertificateAnswer> =>
  db.transaction(async (tx) => {
    const before = await lockKept(tx, actor, saved.certificateId)
    const isConfirmed = before.state === 'confirmed'
    if (isConfirmed && actor.adminRights !== 'fresh') throw new Refusal('certificateConfirmed')
    if (before.version !== saved.version) throw new Refusal('certificateChanged')
    const contents = toContents(saved)
    if (saved.confirm || isConfirmed) requireComplete(contents)
    await updateCertificate(tx, before.id, {
      ...contents,
      licenceCheckedBy: checkerOf(before, contents, actor),
      ...(saved.confirm && !isConfirmed && confirmation(actor)),
    })
    if (isConfirmed) {
      const [was, is] = [auditedOf(before), auditedOf({ ...before, ...contents })]
      await recordAudit(tx, actor, { resource: 'Certificate', recordId: before.id, before: was, after: is })
    }
    return loadCertificate(tx, actor, before.id)
  })

const confirmation = ({ userId, at }: Actor) => ({ state: 'confirmed' as const, confirmedBy: userId, confirmedAt: at })

function toContents({ certificateId: _, version: __, confirm: ___, kg, heats, ...fields }: Saved) {
  const stored = heats.map(toStoredHeat)
  return {
    ...fields,
    grams: kg === null ? null : toUnits(kg, 3),
    heats: stored,
    heatKeys: stored.map(({ heatNo }) => heatKey(heatNo)),
  }
}

type Contents = ReturnType<typeof toContents>

const toStoredHeat = ({ heatNo, figures, tests }: Saved['heats'][number]): StoredHeat => ({
  heatNo,
  figures: known<string>(figures),
  tests: known<boolean>(tests),
})

/** Without what isn't shown. */
const known = <T>(values: Readonly<Record<string, T | null | undefined>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value]])),
  )

/** What a paper has to say before anybody relies on it. */
function requireComplete({ maker, standard, size, thickness, grams, heats }: Contents) {
  const { fields } = texts
  const missing = [
    ...(maker === null ? [fields.maker] : []),
    ...(standard === null ? [fields.standard] : []),
    ...(size === null ? [fields.size] : []),
    ...(thickness === null ? [fields.thickness] : []),
    ...(grams === null ? [fields.quantity] : []),
    ...(heats.length === 0 ? [fields.heat] : []),
  ]
  if (missing.length > 0) throw new Refusal('certificateIncomplete', missing.join(', '))
}

/** Who looked the licence up: whoever enters the day. */
function checkerOf(before: CertificateRecord, { licenceCheckedOn }: Contents, { userId }: Actor): number | null {
  if (licenceCheckedOn === null) return null
  return licenceCheckedOn === before.licenceCheckedOn ? before.licenceCheckedBy : userId
}

const auditedOf = ({ certificateNo, maker, licence, standard, grade, size, thickness, grams, heats }: Audited) => ({
  ...{ certificateNo, maker, licence, standard, grade, size, thickness },
  grams: grams === null ? null : String(grams),
  heats,
})

type Audited = Pick<
  CertificateRecord,
  'certificateNo' | 'maker' | 'licence' | 'standard' | 'grade' | 'size' | 'thickness' | 'grams' | 'heats'
>

/** Only a draft: what was confirmed stays. */
export const deleteCertificate = (db: Database, actor: Actor, id: number) =>
  db.transaction(async (tx) => {
    const { state } = await lockKept(tx, actor, id)
    if (state === 'confirmed') throw new Refusal('certificateConfirmed')
    await removeCertificate(tx, id)
    return { success: true as const }
  })
