import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { lockCompanies } from './companies.repository'
import { findPerson, type Person } from './members.repository'

/**
 * Locks the company of an owner, and others with it, and looks once more whether he is its owner: he may have been
 * removed while his call waited.
 */
export async function lockAsOwner(tx: Db, { userId, companyId }: Actor, ...others: number[]): Promise<Person> {
  await lockCompanies(tx, [companyId, ...others])
  const person = await findPerson(tx, userId)
  if (person.companyId !== companyId) throw new Refusal('membershipChanged')
  if (person.companyRole !== 'Owner') throw new Refusal('notForRole', person.companyRole)
  return person
}
