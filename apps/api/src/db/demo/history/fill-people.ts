import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db'
import { companies } from '../../tables/identity/companies'
import { companyGstNumbers } from '../../tables/identity/company-gst-numbers'
import { users } from '../../tables/identity/users'
import { freightTerms } from '../../tables/inventory/freight-terms'
import { addresses } from '../../tables/ordering/addresses'
import { feeStructures } from '../../tables/ordering/fee-structures'
import { sellers } from '../../tables/reference/sellers'
import { demoAccounts } from '../demo-accounts'
import { actors, colleagues, historyPeople, places } from './people'

/** Inserts the further people with their addresses. They and everything they deal with have been there since the start. */
export async function fillPeople(tx: Db, start: Date): Promise<void> {
  const firms = await tx.select({ id: sellers.id, name: sellers.organizationName }).from(sellers)
  const sellerIds = new Map<string, number>(firms.map(({ id, name }) => [name, id]))
  await tx.insert(users).values(
    historyPeople.map(({ seller, ...person }) => ({
      ...person,
      sellerId: seller && (sellerIds.get(seller) ?? null),
      isPinChosen: true,
      termsAcceptedAt: start,
    })),
  )
  for (const { owner, ...colleague } of colleagues) {
    const [person] = await tx.select().from(users).where(eq(users.email, owner))
    if (!person) throw new Error(`The history lacks somebody: ${owner}`)
    const { companyId, legalName, gstNumber, pinCode } = person
    const firm = { companyId, legalName, gstNumber, pinCode }
    await tx.insert(users).values({ ...firm, ...colleague, isPinChosen: true, termsAcceptedAt: start })
  }
  for (const [buyer, place] of Object.entries(places)) {
    const email = actors[buyer as keyof typeof places]
    const [person] = await tx.select().from(users).where(eq(users.email, email))
    if (!person) throw new Error(`The history lacks somebody: ${email}`)
    const { id: buyerId, legalName: name, phone } = person
    const common = { buyerId, name, phone, city: place.city, state: place.state, lastUsedAt: start }
    await tx.insert(addresses).values([
      { ...common, kind: 'billing', address: place.office, pinCode: person.pinCode, gstNumber: person.gstNumber },
      { ...common, kind: 'shipping', address: place.works, pinCode: place.worksPinCode },
    ])
  }
  await tx
    .update(users)
    .set({ createdAt: start, termsAcceptedAt: start })
    .where(
      inArray(users.email, [...Object.values(actors), ...[...demoAccounts, ...colleagues].map(({ email }) => email)]),
    )
  await tx.update(companies).set({ createdAt: start })
  await tx.update(companyGstNumbers).set({ addedAt: start })
  await tx.update(addresses).set({ lastUsedAt: start })
  await tx.update(feeStructures).set({ createdAt: start })
  await tx.update(freightTerms).set({ createdAt: start })
}
