import type {
  CertificateAlarmAnswer,
  CertificateAnswer,
  CertificateRow,
  ShownHeat,
} from '@lohahaat/contract/fulfilment/certificates/certificate'
import { figureNames, testNames } from '@lohahaat/domain/fulfilment/certificates/paper'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { nameItem } from '../../inventory/stock/name-item'
import type { StoredCertificate, StoredHeat } from './certificates.repository'
import type { Alarm, Judged } from './judge'
import type { Use } from './ties.repository'

export const toKg = (grams: bigint) => Number(fromUnits(grams, 3))

/** Every figure and test by its name, null where the paper doesn't show it. */
export const toShownHeat = ({ heatNo, figures, tests }: StoredHeat): ShownHeat => ({
  heatNo,
  figures: Object.fromEntries(figureNames.map((name) => [name, figures[name] ?? null])) as ShownHeat['figures'],
  tests: Object.fromEntries(testNames.map((name) => [name, tests[name] ?? null])) as ShownHeat['tests'],
})

function toHead({ certificate, fileName, sellerName }: StoredCertificate, { outcome }: Judged) {
  const { id: certificateId, grams, createdAt, ...rest } = certificate
  return {
    certificateId,
    fileName,
    sellerName,
    outcome,
    state: rest.state,
    certificateNo: rest.certificateNo,
    maker: rest.maker,
    licence: rest.licence,
    standard: rest.standard,
    grade: rest.grade,
    size: rest.size,
    thickness: rest.thickness,
    forming: rest.forming,
    isHotDip: rest.isHotDip,
    testedOn: rest.testedOn,
    issuedOn: rest.issuedOn,
    kg: grams === null ? null : toKg(grams),
    uploadedAt: createdAt.toISOString(),
  }
}

export const toRow = (stored: StoredCertificate, judged: Judged, uses: readonly Use[]): CertificateRow => ({
  ...toHead(stored, judged),
  heatNos: stored.certificate.heats.map(({ heatNo }) => heatNo),
  alarmCount: judged.alarms.length,
  bookedKg: toKg(uses.reduce((sum, { tie }) => sum + tie.grams, 0n)),
})

interface Rights {
  mayKeep: boolean
  mayChange: boolean
  /** Which other papers of a heat the reader may be told of. */
  isKnown(certificateId: number): boolean
}

export const toCertificate = (
  stored: StoredCertificate,
  judged: Judged,
  uses: readonly Use[],
  { mayKeep, mayChange, isKnown }: Rights,
): CertificateAnswer => {
  const { version, licenceCheckedOn, confirmedAt, heats } = stored.certificate
  return {
    ...toHead(stored, judged),
    version,
    mediaType: stored.mediaType,
    licenceCheckedOn,
    licenceCheckedBy: stored.licenceCheckedBy,
    uploadedBy: stored.uploadedBy,
    confirmedAt: confirmedAt && confirmedAt.toISOString(),
    confirmedBy: stored.confirmedBy,
    heats: heats.map((heat, at) => ({
      ...toShownHeat(heat),
      outcome: judged.heats[at]?.outcome ?? null,
      checks: judged.heats[at]?.checks ?? [],
    })),
    alarms: judged.alarms.map((alarm) => toAlarm(alarm, isKnown)),
    uses: uses.map(toUse),
    mayChange,
    mayKeep,
  }
}

const toUse = ({ tie, line, consignment, order }: Use) => ({
  tieId: tie.id,
  orderId: order.id,
  orderNo: order.orderNo,
  consignmentId: consignment.id,
  consignmentNumber: consignment.number,
  consignmentLineId: tie.consignmentLineId,
  item: nameItem({ ...line, thickness: line.subClass1Name }),
  heatNo: tie.heatNo,
  kg: toKg(tie.grams),
})

const nothing: Omit<CertificateAlarmAnswer, 'kind'> = {
  heatNo: null,
  first: null,
  second: null,
  what: null,
  paper: null,
  line: null,
  bookedKg: null,
  certificateKg: null,
  elements: [],
  certificateIds: [],
}

function toAlarm(alarm: Alarm, isKnown: Rights['isKnown']): CertificateAlarmAnswer {
  switch (alarm.kind) {
    case 'bookedAbove': {
      const { kind, bookedGrams, certificateGrams } = alarm
      return { ...nothing, kind, bookedKg: toKg(bookedGrams), certificateKg: toKg(certificateGrams) }
    }
    case 'twoChemistries': {
      const { kind, heatNo, elements, certificateIds } = alarm
      return { ...nothing, kind, heatNo, elements, certificateIds: certificateIds.filter(isKnown) }
    }
    case 'licenceUnreadable':
      return { ...nothing, kind: alarm.kind, paper: alarm.licence }
    default:
      return { ...nothing, ...alarm }
  }
}
