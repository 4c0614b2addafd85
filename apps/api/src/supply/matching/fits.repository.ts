import { sql } from 'drizzle-orm'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { enquiryItems } from '../../db/tables/sourcing/enquiry-items'
import { brands } from '../../db/tables/reference/brands'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { enquiriesToMatch } from '../../db/tables/supply/enquiries-to-match'
import { supplierFits } from '../../db/tables/supply/supplier-fits'
import type { Db } from '../../platform/db/db'

/** Only one matches at a time: two at once would each miss what the other writes. */
const MATCHING = 4_190_319

export const lockMatching = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(${MATCHING})`)

export async function isAnythingWaiting(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${enquiriesToMatch} limit 1`)
  return rows.length > 0
}

/** Takes enquiries from the queue, the oldest first. */
export async function takeWaiting(db: Db, most: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    delete from ${enquiriesToMatch} where enquiry_id in (
      select enquiry_id from ${enquiriesToMatch} order by enquiry_id limit ${most} for update skip locked)
    returning enquiry_id as id`)
  return rows.map(({ id }) => id)
}

export interface AskedEnquiry {
  id: number
  companyId: number
  pinCode: string
  classIds: number[]
  brandIds: number[]
}

/** What open enquiries ask for: these, or all there are. */
export async function listAsked(db: Db, ids?: readonly number[]): Promise<AskedEnquiry[]> {
  const which = ids ? sql`and ${enquiries.id} = any(${sql.param(ids)}::int[])` : sql``
  const { rows } = await db.execute<AskedEnquiry & Record<string, unknown>>(sql`
    select ${enquiries.id} as id, ${enquiries.companyId} as "companyId", ${enquiries.deliveryPinCode} as "pinCode",
      coalesce(array_agg(distinct ${subClasses.classId}) filter (where ${subClasses.classId} is not null), '{}') as "classIds",
      coalesce(array_agg(distinct named.id) filter (where named.id is not null), '{}') as "brandIds"
    from ${enquiries}
      left join ${enquiryItems} on ${enquiryItems.enquiryId} = ${enquiries.id}
      left join ${subClasses1} on ${subClasses1.id} = ${enquiryItems.thicknessId}
      left join ${subClasses} on ${subClasses.id} = ${subClasses1.sizeId}
      left join ${brands} as named on named.id = ${enquiries.brandId} or lower(named.name) = lower(${enquiryItems.make})
    where ${enquiries.status} = 'InProgress' ${which}
    group by ${enquiries.id}`)
  return rows
}

export interface FitRow {
  companyId: number
  enquiryId: number
  fit: number
  classPercent: number
  makePercent: number
  kmPercent: number
  km: number | null
}

/** What fits now in place of what did before, of these enquiries or of one company. */
export async function replaceFits(
  db: Db,
  of: { enquiryIds: readonly number[] } | { companyId: number },
  rows: readonly FitRow[],
  at: Date,
) {
  const fitting = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new ("companyId" int, "enquiryId" int,
    fit int, "classPercent" int, "makePercent" int, "kmPercent" int, km int)`
  const which =
    'companyId' in of
      ? sql`${supplierFits.companyId} = ${of.companyId}`
      : sql`${supplierFits.enquiryId} = any(${sql.param(of.enquiryIds)}::int[])`
  await db.execute(sql`
    delete from ${supplierFits} where ${which} and not exists (
      select 1 from ${fitting}
      where new."companyId" = ${supplierFits.companyId} and new."enquiryId" = ${supplierFits.enquiryId})`)
  await db.execute(sql`
    insert into ${supplierFits} (company_id, enquiry_id, fit, class_percent, make_percent, km_percent, km, since)
    select "companyId", "enquiryId", fit, "classPercent", "makePercent", "kmPercent", km, ${at.toISOString()}::timestamptz
    from ${fitting} order by "companyId", "enquiryId"
    on conflict (company_id, enquiry_id) do update set fit = excluded.fit, class_percent = excluded.class_percent,
      make_percent = excluded.make_percent, km_percent = excluded.km_percent, km = excluded.km`)
}
