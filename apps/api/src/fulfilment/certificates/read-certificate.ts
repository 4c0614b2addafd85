import type { readCertificate as readCertificateCall } from '@lohahaat/contract/fulfilment/certificates/certificates'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { readPaper } from '@lohahaat/domain/fulfilment/certificates/reading/read-paper'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Services } from '../../platform/http/services'
import { readPdfFile } from '../../platform/printed-text/read-printed'
import { Refusal } from '../../platform/refusal'
import { findCertificate } from './certificates.repository'
import { toKg, toShownHeat } from './to-answer'
import { changedVaultOf, isIn } from './vault'

/** Reads the text of a PDF. What it says is proposed, and kept only when a person saves it. */
export async function readCertificate(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  actor: Actor,
  id: number,
): Promise<ResponseOf<typeof readCertificateCall>> {
  const vault = changedVaultOf(actor)
  const found = await findCertificate(db, id)
  if (!found || !isIn(vault, found.certificate)) throw new Refusal('certificateNotFound')
  if (found.mediaType !== 'application/pdf') throw new Refusal('onlyPdfIsRead')
  const bytes = await storage.get(found.storedName)
  if (bytes === null) throw new Refusal('certificateNotFound')
  const rows = await readPdfFile(actor.userId, Buffer.from(bytes))
  const { heats, grams, ...read } = readPaper(rows)
  return {
    paper: { ...read, kg: grams === null ? null : toKg(grams) },
    heats: heats.map(({ heatNo, figures, tests }) =>
      toShownHeat({ heatNo, figures: { ...figures }, tests: { ...tests } }),
    ),
    textLines: rows.map(({ cells }) => cells.map(({ text }) => text).join('  ')),
  }
}
