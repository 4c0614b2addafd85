import { and, eq, gte, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import type { EnquiryFilters } from '@lohahaat/contract/sourcing/enquiries/enquiry-filters'
import { startOfIstDay } from '@lohahaat/domain/platform/ist'
import { likeWord, wordsOf } from '../../platform/db/search'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { departments } from '../../db/tables/reference/departments'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { enquiryItems } from '../../db/tables/sourcing/enquiry-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'

/** The condition for enquiry filters; no filter matches every enquiry. */
export const matches = ({ status, departmentId, from, to, search }: EnquiryFilters): SQL | undefined =>
  and(
    status && eq(enquiries.status, status),
    departmentId ? eq(enquiries.departmentId, departmentId) : undefined,
    from ? gte(enquiries.createdAt, startOfIstDay(from)) : undefined,
    to ? lt(enquiries.createdAt, startOfIstDay(to, 1)) : undefined,
    ...wordsOf(search ?? '').map(containsWord),
  )

/** Names are searched in the small master data, and their enquiries found by index. */
function containsWord(word: string): SQL | undefined {
  const like = likeWord(word)
  return or(
    ilike(enquiries.leadId, like),
    sql`${enquiries.brandId} in (select ${brands.id} from ${brands} where ${ilike(brands.name, like)})`,
    sql`${enquiries.departmentId} in (select ${departments.id} from ${departments} where ${ilike(departments.name, like)})`,
    sql`${enquiries.id} in (
      select ${enquiryItems.enquiryId} from ${enquiryItems} where ${enquiryItems.thicknessId} in (
        select ${subClasses1.id} from ${subClasses1}
          join ${subClasses} on ${subClasses.id} = ${subClasses1.sizeId}
          join ${classes} on ${classes.id} = ${subClasses.classId}
        where ${or(ilike(classes.name, like), ilike(subClasses.name, like), ilike(subClasses1.name, like))}))`,
  )
}
