import { fetchFittingEnquiries } from '@lohahaat/contract/supply/desk/supplier-desk'
import { matchWaiting } from '../../apps/api/src/supply/matching/match-enquiries'
import { openDb } from '../../apps/api/src/platform/db/db'
import { sessionOf } from '../fill/buyers'
import { fillDatabase } from '../fill/fill'
import { insertSuppliersAndEnquiries } from '../fill/suppliers'
import { startProduct } from '../server'
import type { Place } from '../stage'
import type { Table } from '../table'
import { reading } from '../works/catalogue'
import { pathOf } from '../works/request'
import { growth, growthOf } from './growth'

const ITEMS = 2000
const ENQUIRIES = [50, 5000]

/** A supplier's first page of enquiries that fit must not get slower with their number; there are 500 suppliers. */
export async function benchSupplierList(place: Place): Promise<Table> {
  const sides = []
  const servers = []
  const path = pathOf(fetchFittingEnquiries, { page: 1, pageSize: 25 })
  for (const enquiries of ENQUIRIES) {
    const source = await place.newDatabase(`enquiries_${enquiries}`)
    const supplierId = await fillDatabase(source, ITEMS, async (pool) => {
      const id = await insertSuppliersAndEnquiries(pool, enquiries)
      await matchWaiting(openDb(pool), new Date())
      return id
    })
    const server = await startProduct(source)
    servers.push(server)
    sides.push({ address: server.address, work: reading([path], sessionOf(supplierId)) })
  }
  const row = await growthOf('first page of 25 enquiries that fit', sides)
  await Promise.all(servers.map(({ stop }) => stop()))
  return growth('Growth of the enquiries that fit a supplier: requests a second', ENQUIRIES, [row])
}
