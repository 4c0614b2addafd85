import {
  bookingAlarms,
  heatKey,
  lineAlarms,
  paperAlarms,
  type CertificateAlarm,
} from '@lohahaat/domain/fulfilment/certificates/alarms'
import type { Certificate } from '@lohahaat/domain/fulfilment/certificates/certificate'
import { checkHeat, worstOutcome, type FigureCheck } from '@lohahaat/domain/fulfilment/certificates/check-heat'
import { heatsOfTwoChemistries } from '@lohahaat/domain/fulfilment/certificates/heat-chemistries'
import type { AskedLimits } from '@lohahaat/domain/fulfilment/certificates/limits'
import type { CertificateRecord } from './certificates.repository'
import type { Use } from './ties.repository'

type TwoChemistries = { kind: 'twoChemistries' } & ReturnType<typeof heatsOfTwoChemistries>[number]
export type Alarm = CertificateAlarm | TwoChemistries

/** A stored paper in the words of the rules; what a draft doesn't show yet is empty, and is never taken for a figure. */
export const asPaper = (record: CertificateRecord): Certificate => ({
  certificateId: record.id,
  maker: record.maker ?? '',
  licence: record.licence,
  testedOn: record.testedOn,
  issuedOn: record.issuedOn,
  grams: record.grams ?? 0n,
  standard: record.standard ?? '',
  grade: record.grade,
  size: record.size ?? '',
  thickness: record.thickness ?? '',
  forming: record.forming,
  isHotDip: record.isHotDip,
  heats: record.heats,
})

interface CheckedHeat {
  /** Null where there are no limits on record. */
  checks: FigureCheck[] | null
  outcome: ReturnType<typeof worstOutcome> | null
}

export interface Judged {
  heats: CheckedHeat[]
  /** As good as its worst heat; null where there are no limits on record. */
  outcome: CheckedHeat['outcome']
  alarms: Alarm[]
}

/** Everything that can be said of a paper: each figure against its limit, and what is odd about it and its use. */
export function judge(
  record: CertificateRecord,
  uses: readonly Use[],
  mates: readonly CertificateRecord[],
  asked: AskedLimits,
): Judged {
  const paper = asPaper(record)
  const heats = paper.heats.map((heat): CheckedHeat => {
    const checks = checkHeat(paper, heat, asked)
    return { checks, outcome: checks && worstOutcome(checks) }
  })
  const checks = heats.flatMap(({ checks }) => checks ?? [])
  return {
    heats,
    outcome: checks.length === 0 ? null : worstOutcome(checks),
    alarms: [...paperAlarms(paper), ...useAlarms(paper, uses), ...chemistryAlarms(paper, mates)],
  }
}

function useAlarms(paper: Certificate, uses: readonly Use[]): CertificateAlarm[] {
  const bookings = uses.map(({ tie, invoicedOn }) => ({ grams: tie.grams, invoicedOn }))
  const alarms = [...bookingAlarms(paper, bookings), ...uses.flatMap((use) => alarmsOfUse(paper, use))]
  // Two heats on one line would say the same twice.
  return [...new Map(alarms.map((alarm) => [keyOf(alarm), alarm])).values()]
}

function alarmsOfUse(paper: Certificate, { line, tie, tags, heatsOfOthers }: Use): CertificateAlarm[] {
  const others = heatsOfOthers.map(heatKey)
  const heatNos = tags.filter((tag) => !others.includes(heatKey(tag)))
  const { className, standard, grade, size, subClass1Name: thickness } = line
  const alarms = lineAlarms(paper, { className, standard, grade, size, thickness, heatNos })
  const isTagged = tags.length === 0 || tags.some((tag) => heatKey(tag) === heatKey(tie.heatNo))
  if (!isTagged) alarms.push({ kind: 'otherThanLine', what: 'heat', paper: tie.heatNo, line: tags.join(', ') })
  return alarms
}

const keyOf = (alarm: CertificateAlarm) =>
  alarm.kind === 'otherThanLine' ? [alarm.what, alarm.paper, alarm.line].join('|') : alarm.kind

function chemistryAlarms(paper: Certificate, mates: readonly CertificateRecord[]): TwoChemistries[] {
  const others = mates.filter(({ id }) => id !== paper.certificateId).map(asPaper)
  return heatsOfTwoChemistries([paper, ...others])
    .filter(({ certificateIds }) => certificateIds.includes(paper.certificateId))
    .map((alarm) => ({ kind: 'twoChemistries', ...alarm }))
}
