import { eq } from 'drizzle-orm'
import type { SellingRole } from '@lohahaat/domain/identity/actor'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import { files } from '../../db/tables/platform/files'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { sellers } from '../../db/tables/reference/sellers'
import { supplierApplications } from '../../db/tables/supply/supplier-applications'
import { supplierFiles } from '../../db/tables/supply/supplier-files'
import { newStoredName } from '../../platform/files/storage'
import { someUser } from '../people'
import { TestBrowser } from '../test-browser'
import type { TestServer } from '../test-server'

let made = 0

/** A seller of the spec. */
export async function someSeller({ db }: Pick<TestServer, 'db'>) {
  const organizationName = `Rathi Tubes ${++made}`
  const [seller] = await db
    .insert(sellers)
    .values({ organizationName, name: 'R. Rathi', location: 301019, phone: '9812345678', officeAddress: 'Bhiwadi' })
    .returning({ id: sellers.id })
  return { id: seller?.id ?? 0, organizationName }
}

/** A signed-in person of a new supplier's company. */
export async function makeSupplier(server: TestServer, role: SellingRole = 'Owner', sellerId?: number) {
  const supplier = new TestBrowser(server)
  await supplier.signIn(await someUser(server.db, 'Rathi Tubes'))
  await sellFor(server, supplier, sellerId ?? (await someSeller(server)).id, role)
  return supplier
}

/** Makes the company of a person a supplier, for whom he works. */
export async function sellFor(
  server: Pick<TestServer, 'db'>,
  person: { userId: number },
  sellerId: number,
  sellingRole: SellingRole = 'Owner',
) {
  const companyId = await companyOf(server, person)
  await server.db.update(companies).set({ sellerId }).where(eq(companies.id, companyId))
  await server.db.update(users).set({ sellingRole }).where(eq(users.id, person.userId))
}

export async function companyOf({ db }: Pick<TestServer, 'db'>, { userId }: { userId: number }) {
  const [user] = await db.select({ companyId: users.companyId }).from(users).where(eq(users.id, userId))
  return user?.companyId ?? 0
}

export async function sellerOf({ db }: Pick<TestServer, 'db'>, browser: { userId: number }) {
  const [company] = await db
    .select({ sellerId: companies.sellerId })
    .from(companies)
    .where(eq(companies.id, await companyOf({ db }, browser)))
  return company?.sellerId ?? 0
}

/** The form, filled in with what the demo has. */
export async function filledApplication({ db }: Pick<TestServer, 'db'>, changes: Record<string, unknown> = {}) {
  const [brand] = await db.select({ id: brands.id }).from(brands).where(eq(brands.name, 'APL Apollo'))
  const [shs] = await db.select({ id: classes.id }).from(classes).where(eq(classes.name, 'SHS'))
  return {
    businessName: `Bhiwadi Pipes ${++made}`,
    gstNumber: '06AAACA0000A1Z2',
    bankAccount: '123456789012',
    ifsc: 'SBIN0001234',
    yards: ['301019', '123401'],
    brandIds: [brand?.id ?? 0],
    classIds: [shs?.id ?? 0],
    udyam: 'UDYAM-HR-05-0012345',
    licence: '',
    ...changes,
  }
}

/** A draft with a paper, whose id is returned. */
export async function giveApplication({ db, storage }: Pick<TestServer, 'db' | 'storage'>, userId: number) {
  const companyId = await companyOf({ db }, { userId })
  const at = new Date()
  const draft = { companyId, applicantId: userId, ...(await filledApplication({ db })), createdAt: at, updatedAt: at }
  await db.insert(supplierApplications).values(draft).onConflictDoNothing()
  const storedName = newStoredName('pdf')
  await storage.put(storedName, Buffer.from('%PDF-1.7 a cheque'))
  const [file] = await db
    .insert(files)
    .values({
      ...{ storedName, originalName: 'cheque.pdf', mediaType: 'application/pdf', bytes: 17 },
      ...{ purpose: 'supplier', ownerId: userId },
    })
    .returning({ id: files.id })
  const [paper] = await db
    .insert(supplierFiles)
    .values({ companyId, kind: 'cheque', fileId: file?.id ?? 0 })
    .returning({ id: supplierFiles.id })
  return paper?.id ?? 0
}
