import { createHash } from 'node:crypto'
import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { saveCertificate as saveCall } from '@lohahaat/contract/fulfilment/certificates/certificates'
import type { Certificate, Heat } from '@lohahaat/domain/fulfilment/certificates/certificate'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { insertCertificate } from '../../../../fulfilment/certificates/certificates.repository'
import { saveCertificate } from '../../../../fulfilment/certificates/save-certificate'
import { tieCertificate } from '../../../../fulfilment/certificates/tie-certificate'
import { storeFile } from '../../../../platform/files/store-file'
import { certificatePdf } from '../../papers/certificate-pdf'
import type { DemoWorld } from '../demo-world'

export interface CertificateStory {
  certificateNo: string
  kg: number
  /** On a galvanised pipe, in g/m². */
  zinc?: string
}

type LoadedLine = Consignment['lines'][number]

const DAY_MS = 24 * 60 * 60 * 1000
const QUOTA_MB = 500

/** The supplier keeps the mill's paper of a line, confirms what it says and ties it to what he loads. */
export async function keepCertificate(
  { db, storage }: Pick<DemoWorld, 'db' | 'storage'>,
  supplier: Actor,
  line: LoadedLine,
  story: CertificateStory,
) {
  const { certificateNo } = story
  const paper = paperOf(line, story, supplier.at)
  const bytes = certificatePdf(paper, certificateNo)
  // By its number and not at random, so that the same clock gives the same history.
  const storedName = `${createHash('sha256').update(certificateNo).digest('hex').slice(0, 32)}.pdf`
  const named = { storedName, originalName: `${certificateNo.replaceAll('/', '-')}.pdf`, mediaType: 'application/pdf' }
  const by = { sellerId: supplier.sellerId, createdBy: supplier.userId, createdAt: supplier.at }
  const certificateId = await storeFile(
    { db, storage, uploadQuotaMb: QUOTA_MB },
    { ...named, bytes: bytes.length, ownerId: supplier.userId, purpose: 'certificate', createdAt: supplier.at },
    bytes,
    (tx, fileId) => insertCertificate(tx, { fileId, ...by }),
  )
  const { grams: _, ...typed } = paper
  const saved = { ...typed, certificateId, version: 1, certificateNo, kg: story.kg, confirm: true }
  await saveCertificate(db, supplier, saveCall.input.parse(saved))
  const [heatNo = ''] = line.heatNos
  await tieCertificate(db, supplier, {
    ...{ certificateId, consignmentLineId: line.consignmentLineId, heatNo, kg: line.kg },
  })
}

function paperOf(line: LoadedLine, { kg, zinc }: CertificateStory, at: Date): Certificate {
  const dayBefore = (days: number) => istDay(new Date(at.getTime() - days * DAY_MS))
  return {
    certificateId: 0,
    maker: line.brandName,
    licence: 'CM/L-1234567',
    testedOn: dayBefore(14),
    issuedOn: dayBefore(12),
    grams: BigInt(kg) * 1000n,
    standard: line.standard ?? '',
    grade: line.grade,
    size: line.size,
    thickness: line.thickness,
    forming: zinc === undefined ? 'cold' : null,
    isHotDip: zinc !== undefined,
    heats: line.heatNos.map((heatNo) => (zinc === undefined ? hollow(heatNo) : galvanised(heatNo, zinc))),
  }
}

const trace = { sulphur: '0.018', phosphorus: '0.021' }

const hollow = (heatNo: string): Heat => ({
  heatNo,
  figures: {
    carbon: '0.14',
    manganese: '0.90',
    ...trace,
    yieldStrength: '288',
    tensileStrength: '431',
    elongation: '18',
  },
  tests: {},
})

const galvanised = (heatNo: string, zinc: string): Heat => ({
  heatNo,
  figures: {
    ...{ carbon: '0.11', manganese: '0.52', ...trace },
    ...{ tensileStrength: '368', elongation: '26', hydrostatic: '5.0', zinc, uniformity: '5' },
  },
  tests: { bend: true },
})
