import { beforeAll } from 'vitest'
import { computeInvoice } from '@lohahaat/domain/billing/compute-invoice'
import type { InvoiceDraft } from '@lohahaat/domain/billing/invoice'
import { workedDraft } from '@lohahaat/domain/billing/testing/some-invoices'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { consignments } from '../../db/tables/ordering/consignments'
import { giveAddresses } from '../carts'
import { newSupplier } from '../firms/yards'
import { issueDocument } from '../trucks/issued'
import { placeOrder } from '../orders'
import { useAdmin, useBuyer } from '../signed-in'
import { TestBrowser } from '../test-browser'
import type { TestServer } from '../test-server'
import { loadTruck } from '../trucks/trucks'

/** A supplier's truck with the invoice of the worked example, and people who have to do with it or not. */
export function useInvoicedTrucks(server: TestServer) {
  const people = {
    buyer: useBuyer(server),
    stranger: useBuyer(server),
    admin: useAdmin(server),
    supplier: new TestBrowser(server),
    rival: new TestBrowser(server),
    visitor: new TestBrowser(server),
  }
  const yard = {} as Awaited<ReturnType<typeof newSupplier>>
  beforeAll(async () => {
    await giveAddresses(server.db, people.buyer.userId)
    Object.assign(yard, await newSupplier(server.db))
    await people.supplier.signIn(yard.email)
    await people.rival.signIn((await newSupplier(server.db)).email)
  })

  async function truck(changes: Partial<typeof consignments.$inferInsert> = {}): Promise<number> {
    const orderId = await placeOrder(server.db, people.buyer.userId, [{ stockItemId: yard.itemId }])
    return loadTruck(server.db, orderId, undefined, { vehicleNo: 'HR38AB0123', km: 165, ...changes })
  }

  return {
    people,
    yard,
    truck,
    /** Its invoice of today, and whatever of the worked one and of the truck is changed. */
    async invoiced(
      draft: Partial<InvoiceDraft> = {},
      changes: Partial<typeof consignments.$inferInsert> = {},
    ): Promise<{ consignmentId: number; invoiceId: number; number: string }> {
      const consignmentId = await truck(changes)
      const invoice = computeInvoice({ ...workedDraft, issuedOn: istDay(new Date()), ...draft })
      const { id, number } = await issueDocument(server.db, consignmentId, invoice)
      return { consignmentId, invoiceId: id, number }
    },
  }
}
