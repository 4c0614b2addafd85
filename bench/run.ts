import { benchBrandGrowth } from './parts/brand-growth'
import { benchCalls } from './parts/calls'
import { benchEmbedded } from './parts/embedded'
import { benchOrderGrowth, benchStockGrowth } from './parts/growth'
import { benchImport } from './parts/import'
import { benchListGrowth } from './parts/list-growth'
import { benchOrders } from './parts/orders'
import { benchCachedPages, benchRenderedPages } from './parts/pages'
import { benchQuestionGrowth } from './parts/question-growth'
import { benchStandbys } from './parts/standbys'
import { benchStart } from './parts/start'
import { benchSupplierList } from './parts/supplier-list'
import { benchSuggestions } from './parts/suggestions'
import { benchYear } from './parts/year'
import { openPlace, openStage } from './stage'
import { besideKept, keep, machineName, readKept } from './kept/kept-figures'
import { isMet, print, type Table } from './table'
import { cpus, totalmem } from 'node:os'
import { Client } from 'pg'

const ITEMS = 20_000

/** Product against ceiling. */
const onStage = {
  calls: [benchCalls],
  suggestions: [benchSuggestions],
  orders: [benchOrders],
  pages: [benchCachedPages, benchRenderedPages],
  start: [benchStart],
}
const alone = {
  growth: [benchStockGrowth, benchQuestionGrowth, benchOrderGrowth, benchBrandGrowth],
  lists: [benchListGrowth],
  import: [benchImport],
  embedded: [benchEmbedded],
  'supplier-list': [benchSupplierList],
  standbys: [benchStandbys],
  year: [benchYear],
}

const KEEP = '--keep'
const wanted = process.argv.slice(2).filter((name) => name !== KEEP)
const names = Object.keys({ ...onStage, ...alone })
const unknown = wanted.find((name) => !names.includes(name))
if (unknown !== undefined) {
  process.stderr.write(`There is no part ${unknown}: ${names.join(', ')}\n`)
  process.exit(2)
}
const chosen = <Part>(parts: Record<string, Part[]>) =>
  Object.entries(parts).flatMap(([name, list]) => (wanted.length === 0 || wanted.includes(name) ? list : []))

const tables: Table[] = []
const kept = await readKept()
function tell(table: Table) {
  tables.push(table)
  process.stdout.write(print(table))
  const beside = besideKept(table, kept)
  if (beside) process.stdout.write(print(beside))
}

const place = await openPlace()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void place.leave().then(() => process.exit(1)))
try {
  process.stdout.write(`${await describeMachine(place.postgresUrl)}\n`)
  if (chosen(onStage).length > 0) {
    const stage = await openStage(place, ITEMS)
    try {
      for (const bench of chosen(onStage)) tell(await bench(stage))
    } finally {
      await stage.close()
    }
  }
  for (const bench of chosen(alone)) tell(await bench(place))
  if (process.argv.includes(KEEP)) await keep(tables)
} finally {
  await place.leave()
}
process.exit(tables.every(isMet) ? 0 : 1)

/** The machine of these figures. */
async function describeMachine(postgresUrl: string): Promise<string> {
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit`,
  )
  await client.end()
  const { version, fsync, commit } = rows[0] ?? {}
  const cores = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return [
    `${cores.length} cores (${process.arch}, ${cores[0]?.model ?? 'unknown'}), ${gigabytes} GB; load comes from the same cores`,
    `${machineName()}: ${kept ? `figures kept at ${kept.commit}, ${kept.day}` : 'no figures kept yet'}`,
    `Node ${process.version}, PostgreSQL ${version} with fsync ${fsync} and synchronous_commit ${commit}`,
  ].join('\n')
}
