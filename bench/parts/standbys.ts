import { databaseUrl } from '../../apps/api/src/testing/database/postgres-server'
import { startStandby } from '../../apps/api/src/testing/database/standby'
import { fillYard } from '../fill/yard'
import { takeTurns } from '../load/take-turns'
import { startProduct } from '../server'
import type { Place } from '../stage'
import type { Table } from '../table'
import { reading } from '../works/catalogue'

const ITEMS = 20_000
const CONNECTIONS = 16

/** The public catalogue without a standby, with one and with two. On one machine they share its cores. */
export async function benchStandbys(place: Place): Promise<Table> {
  const source = await place.newDatabase('standbys')
  const { filteredPages, products } = await fillYard(source, ITEMS)
  const standbys = [await startStandby(place.postgresUrl), await startStandby(place.postgresUrl)]
  const urls = standbys.map(({ url }) => databaseUrl(url, new URL(source.databaseUrl).pathname.slice(1)))
  const servers = []
  for (const count of [0, 1, 2])
    servers.push(await startProduct({ ...source, ...(count > 0 && { readUrls: urls.slice(0, count) }) }))
  const works = { 'filtered page of 24': reading(filteredPages), 'one product': reading(products) }
  const rows = []
  for (const [what, work] of Object.entries(works)) {
    const sides = servers.map(({ address }) => ({ address, work }))
    const measured = await takeTurns(sides, CONNECTIONS)
    rows.push({ cells: [what, ...measured.map(({ perSecond }) => perSecond)] })
  }
  for (const { stop } of [...servers, ...standbys]) await stop()
  return {
    title: 'The catalogue from standbys: requests a second',
    head: ['', 'primary', '1 standby', '2 standbys'],
    rows,
  }
}
