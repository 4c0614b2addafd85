import { fetchAuditDetails } from '@lohahaat/contract/platform/audit/audit-details'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { fetchAllOrders } from '@lohahaat/contract/ordering/order-lists/all-orders'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchOwnEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details-based-on-user'
import { sessionOf } from '../fill/buyers'
import { fillDatabase } from '../fill/fill'
import { fillLists, type Lister, type ListSizes } from '../fill/lists'
import { startProduct } from '../server'
import type { Place } from '../stage'
import type { Row, Table } from '../table'
import { reading } from '../works/catalogue'
import { pathOf } from '../works/request'
import { growth, growthOf } from './growth'

const ITEMS = 2000
/** As many as have a fiftieth page. */
const SMALL: ListSizes = { orders: 600, enquiries: 600, audit: 2500 }
const LARGE: ListSizes = { orders: 1_000_000, enquiries: 100_000, audit: 10_000_000 }
// `BENCH_SHARE=1 npm run bench -- lists` for the longest lists, which take a quarter of an hour to fill.
const SHARE = Number(process.env['BENCH_SHARE'] ?? 0.1)

type Who = (lister: Lister) => number
const buyer: Who = ({ buyerId }) => buyerId
const admin: Who = ({ adminId }) => adminId

const lists: [string, Call, Who, Record<string, string | number>][] = [
  ['own orders', fetchMyOrder, buyer, {}],
  ['orders of the company', fetchMyOrder, buyer, { of: 'company' }],
  ['orders of everybody', fetchAllOrders, admin, {}],
  ['own enquiries', fetchOwnEnquiries, buyer, {}],
  ['enquiries of everybody', fetchEnquiries, admin, {}],
  ['audit', fetchAuditDetails, admin, {}],
  ['audit of one kind', fetchAuditDetails, admin, { resource: 'Brand' }],
]

/** The first and the fiftieth page of each list, with few rows and with many. */
export async function benchListGrowth(place: Place): Promise<Table> {
  const large = { orders: LARGE.orders * SHARE, enquiries: LARGE.enquiries * SHARE, audit: LARGE.audit * SHARE }
  const shops = []
  for (const [name, sizes] of Object.entries({ small: SMALL, large })) {
    const source = await place.newDatabase(`lists_${name}`)
    const lister = await fillDatabase(source, ITEMS, (pool) => fillLists(pool, sizes))
    shops.push({ lister, server: await startProduct(source) })
  }
  const rows: Row[] = []
  for (const [what, call, who, query] of lists) {
    for (const page of [1, 50]) {
      const path = pathOf(call, { ...query, page, pageSize: 10 })
      const sides = shops.map(({ lister, server: { address } }) => ({
        address,
        work: reading([path], sessionOf(who(lister))),
      }))
      rows.push(await growthOf(`${what}, page ${page}`, sides))
    }
  }
  await Promise.all(shops.map(({ server }) => server.stop()))
  const title = `Growth of lists to ${Object.entries(large)
    .map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
    .join(', ')}: requests a second`
  return { ...growth(title, [], rows), head: ['', 'short', 'long', 'times slower'] }
}
