import type { fetchConsignmentCertificates } from '@lohahaat/contract/fulfilment/certificates/ties'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { lineAlarms } from '@lohahaat/domain/fulfilment/certificates/alarms'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isAllowed } from '@lohahaat/domain/identity/permissions'
import { may } from '../../identity/sign-in/may'
import { nameItem } from '../../inventory/stock/name-item'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findCertificates, type CertificateRecord } from './certificates.repository'
import { asPaper } from './judge'
import { judgeAll } from './judge-all'
import { findTruck, listTieable, listTiesOf, listTruckLines, listUses, type TruckLine } from './ties.repository'
import { toKg } from './to-answer'
import { keepsIt } from './vault'

/** The newest ones are what is loaded now. */
const MOST_OFFERED = 50

type Answer = ResponseOf<typeof fetchConsignmentCertificates>

/** The lines of a truck with what each came with, and for who loads it what could be tied. */
export async function listConsignmentCertificates(db: Db, actor: Actor, consignmentId: number): Promise<Answer> {
  const truck = await findTruck(db, consignmentId)
  if (!truck || !may(actor, 'see a consignment', truck)) throw new Refusal('loadNotFound')
  const mayTie = isAllowed('load a consignment', actor, truck)
  const lines = await listTruckLines(db, consignmentId)
  const withHouse = actor.adminRights === 'fresh'
  const tieable = mayTie ? await listTieable(db, { sellerId: truck.sellerId, withHouse }, MOST_OFFERED) : []
  const tiesOf = await tiesBy(db, actor, lines)
  const leftOf = await gramsLeft(db, tieable)
  return {
    mayTie,
    lines: lines.map((line) => ({
      ...toLine(line),
      ties: tiesOf(line.loaded.id),
      offered: tieable.map((record) => toOffered(record, line, leftOf(record))),
    })),
  }
}

const toLine = ({ loaded, line }: TruckLine) => ({
  consignmentLineId: loaded.id,
  item: nameItem({ ...line, thickness: line.subClass1Name }),
  size: line.size,
  thickness: line.subClass1Name,
  standard: line.standard,
  grade: line.grade,
  kg: toKg(loaded.grams),
  mtc: line.mtc,
  heatNos: loaded.heatNos,
})

async function tiesBy(db: Db, actor: Actor, lines: readonly TruckLine[]) {
  const ties = await listTiesOf(
    db,
    lines.map(({ loaded }) => loaded.id),
  )
  const stored = await findCertificates(db, [...new Set(ties.map(({ certificateId }) => certificateId))])
  const judged = await judgeAll(
    db,
    stored.map(({ certificate }) => certificate),
  )
  const byId = new Map(stored.map(({ certificate }) => [certificate.id, certificate]))
  return (consignmentLineId: number) =>
    ties
      .filter((tie) => tie.consignmentLineId === consignmentLineId)
      .flatMap((tie) => {
        const certificate = byId.get(tie.certificateId)
        if (!certificate) return []
        const [{ outcome, alarms }] = judged.of(certificate.id)
        return [
          {
            tieId: tie.id,
            certificateId: certificate.id,
            certificateNo: certificate.certificateNo,
            maker: certificate.maker ?? '',
            heatNo: tie.heatNo,
            kg: toKg(tie.grams),
            outcome,
            // Of what others bought with it a buyer isn't told.
            alarmCount: keepsIt(actor, certificate) ? alarms.length : 0,
          },
        ]
      })
}

async function gramsLeft(db: Db, records: readonly CertificateRecord[]) {
  const uses = await listUses(
    db,
    records.map(({ id }) => id),
  )
  return ({ id, grams }: CertificateRecord) =>
    uses.reduce((left, { tie }) => (tie.certificateId === id ? left - tie.grams : left), grams ?? 0n)
}

function toOffered(record: CertificateRecord, { loaded, line }: TruckLine, left: bigint) {
  const { className, standard, grade, size, subClass1Name: thickness } = line
  const tagged = { className, standard, grade, size, thickness, heatNos: [] }
  const paper = asPaper(record)
  const isTagged =
    loaded.heatNos.length === 0 ||
    loaded.heatNos.some((tag) => lineAlarms(paper, { ...tagged, heatNos: [tag] }).every(isNoHeat))
  return {
    certificateId: record.id,
    certificateNo: record.certificateNo,
    maker: record.maker ?? '',
    heatNos: record.heats.map(({ heatNo }) => heatNo),
    kgLeft: toKg(left),
    fits: isTagged && lineAlarms(paper, tagged).length === 0,
  }
}

const isNoHeat = (alarm: ReturnType<typeof lineAlarms>[number]) =>
  alarm.kind !== 'otherThanLine' || alarm.what !== 'heat'
