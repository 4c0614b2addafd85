import { eq } from 'drizzle-orm'
import type { CompanyRole } from '@lohahaat/domain/identity/actor'
import { users } from '../db/tables/identity/users'
import type { Database } from '../platform/db/db'
import type { TestBrowser } from './test-browser'

/** Puts a person into the company of another one, in this role. */
export async function putIntoCompany(db: Database, person: TestBrowser, of: TestBrowser, companyRole: CompanyRole) {
  const [member] = await db.select().from(users).where(eq(users.id, of.userId))
  await db
    .update(users)
    .set({ companyId: member?.companyId ?? 0, companyRole })
    .where(eq(users.id, person.userId))
}
