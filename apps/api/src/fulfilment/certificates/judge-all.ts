import type { Db } from '../../platform/db/db'
import { groupBy } from '../../platform/group-by'
import { listHeatMates, type CertificateRecord } from './certificates.repository'
import { judge, type Judged } from './judge'
import { listUses, type Use } from './ties.repository'
import { fulfilmentSettings } from '../../reference/trade-settings/fulfilment-settings'

/** Papers of one heat, and no more: a number that everybody writes is none. */
const MOST_MATES = 500

/** Judges papers together, in three queries however many there are. */
export async function judgeAll(db: Db, records: readonly CertificateRecord[]) {
  const { askedLimits } = await fulfilmentSettings(db)
  const uses = groupBy(
    await listUses(
      db,
      records.map(({ id }) => id),
    ),
    ({ tie }) => tie.certificateId,
  )
  const keys = [...new Set(records.flatMap(({ heatKeys }) => heatKeys))]
  const mates = await listHeatMates(db, keys, MOST_MATES + records.length)
  const verdicts = new Map(
    records.map((record): [number, [Judged, Use[]]] => {
      const own = uses.get(record.id) ?? []
      return [record.id, [judge(record, own, matesOf(record, mates), askedLimits), own]]
    }),
  )
  return {
    mates,
    /** What is said of a paper, and what it is used for. */
    of(id: number): [Judged, Use[]] {
      const found = verdicts.get(id)
      if (!found) throw new Error('A certificate that was not judged')
      return found
    },
    /** As if there were no other papers, and no other uses. */
    alone: (record: CertificateRecord, seen: readonly Use[]) => judge(record, seen, [], askedLimits),
  }
}

const matesOf = ({ heatKeys }: CertificateRecord, mates: readonly CertificateRecord[]) =>
  mates.filter((mate) => mate.heatKeys.some((key) => heatKeys.includes(key)))
