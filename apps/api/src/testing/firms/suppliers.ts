import type { SellingRole } from '@lohahaat/domain/identity/actor'
import { files } from '../../db/tables/platform/files'
import { supplierApplications } from '../../db/tables/supply/supplier-applications'
import { supplierFiles } from '../../db/tables/supply/supplier-files'
import { newStoredName } from '../../platform/files/storage'
import { companyOf, filledApplication, sellFor, someSeller } from './supplier-rows'
import { someUser } from '../people'
import { TestBrowser } from '../test-browser'
import type { TestServer } from '../test-server'

/** A signed-in person of a new supplier's company. */
export async function makeSupplier(server: TestServer, role: SellingRole = 'Owner', sellerId?: number) {
  const supplier = new TestBrowser(server)
  await supplier.signIn(await someUser(server.db, 'Rathi Tubes'))
  await sellFor(server, supplier, sellerId ?? (await someSeller(server)).id, role)
  return supplier
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
