import { desc, eq, sql } from 'drizzle-orm'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { enquiryItems } from '../../db/tables/sourcing/enquiry-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { supplierFits } from '../../db/tables/supply/supplier-fits'
import type { Db } from '../../platform/db/db'

/** One page by the index; everything else is looked up for its rows alone. */
export const listFits = (db: Db, companyId: number, page: number, pageSize: number) =>
  db
    .select({ fit: supplierFits, enquiry: enquiries, hasQuoted: hasQuoted(companyId) })
    .from(supplierFits)
    .innerJoin(enquiries, eq(enquiries.id, supplierFits.enquiryId))
    .where(eq(supplierFits.companyId, companyId))
    .orderBy(desc(supplierFits.fit), desc(supplierFits.enquiryId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)

const hasQuoted = (companyId: number) => sql<boolean>`exists (select 1 from ${quotes}
  where ${quotes.enquiryId} = ${supplierFits.enquiryId} and ${quotes.companyId} = ${companyId})`

/** The classes and makes that enquiries name. */
export async function listAskedNames(db: Db, ids: readonly number[]) {
  const { rows } = await db.execute<{ id: number; classes: string[]; makes: string[] }>(sql`
    select ${enquiries.id} as id,
      coalesce(array_agg(distinct ${classes.name}) filter (where ${classes.name} is not null), '{}') as classes,
      coalesce(array_agg(distinct coalesce(${enquiryItems.make}, ${brands.name}))
        filter (where coalesce(${enquiryItems.make}, ${brands.name}) is not null), '{}') as makes
    from ${enquiries}
      left join ${enquiryItems} on ${enquiryItems.enquiryId} = ${enquiries.id}
      left join ${subClasses1} on ${subClasses1.id} = ${enquiryItems.thicknessId}
      left join ${subClasses} on ${subClasses.id} = ${subClasses1.sizeId}
      left join ${classes} on ${classes.id} = ${subClasses.classId}
      left join ${brands} on ${brands.id} = ${enquiries.brandId}
    where ${enquiries.id} = any(${sql.param(ids)}::int[])
    group by ${enquiries.id}`)
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}
