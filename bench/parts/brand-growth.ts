import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { fillDatabase } from '../fill/fill'
import { startProduct } from '../server'
import type { Place } from '../stage'
import type { Table } from '../table'
import { reading } from '../works/catalogue'
import { pathOf } from '../works/request'
import { growth, growthOf } from './growth'

const ITEMS = 2000
const BRANDS = [100, 10_000]
const MAX_TIMES = 1.5

/** The first page of brands must not get slower with their number. */
export async function benchBrandGrowth(place: Place): Promise<Table> {
  const servers = []
  for (const brands of BRANDS) {
    const source = await place.newDatabase(`brands_${brands}`)
    await fillDatabase(source, ITEMS, (pool) =>
      pool.query(
        `insert into brands (name, description)
         select 'Mill ' || md5(n::text), 'Brand number ' || n from generate_series(1, $1::int) n`,
        [brands],
      ),
    )
    servers.push(await startProduct(source))
  }
  const path = pathOf(brandDetails.calls.list, { brandId: -1, page: 1, pageSize: 25, sort: 'brandName' })
  const sides = servers.map(({ address }) => ({ address, work: reading([path]) }))
  const row = await growthOf('first page of the brands', sides, MAX_TIMES)
  await Promise.all(servers.map(({ stop }) => stop()))
  return growth('Growth of the brands: requests a second', BRANDS, [row])
}
