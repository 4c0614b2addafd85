import { setTimeout as pause } from 'node:timers/promises'
import { importStock } from '@lohahaat/contract/inventory/sheets/import-stock'
import { insertAdmin, tokensOf } from '../fill/buyers'
import { fillDatabase } from '../fill/fill'
import { writeStockSheet } from '../fill/stock-sheet'
import { openConnection } from '../load/connection'
import { percentile } from '../load/take-turns'
import { metricsOf } from '../metrics'
import { startProduct } from '../server'
import type { Place } from '../stage'
import { atMost, type Row, type Table } from '../table'
import { listFilteredPages } from '../works/catalogue'
import { answerTo, cycle, requestFor } from '../works/request'

const ITEMS = 200_000
const ROWS = 100_000
const MAX_SECONDS = 60
const READERS = 4
const PAUSE_MS = 50
const MAX_WAIT_MS = 1000

const steps = [
  ['check', 'csv'],
  ['check', 'xlsx'],
  ['import', 'csv'],
] as const

/** A sheet as long as one may be, while others read some 70 pages of the catalogue a second. */
export async function benchImport(place: Place): Promise<Table> {
  const source = await place.newDatabase('import')
  const { adminId, pages, sheets } = await fillDatabase(source, ITEMS, async (pool) => ({
    adminId: await insertAdmin(pool),
    pages: await listFilteredPages(pool),
    sheets: await writeStockSheet(pool, ROWS),
  }))
  const { address, stop } = await startProduct(source)
  const calm = await timesOfReaders(address, pages, pause(5000))
  const rows: Row[] = [{ cells: ['nothing', '', '', percentile(calm, 0.99), Math.max(...calm)] }]
  for (const [mode, format] of steps) {
    const begun = performance.now()
    const sent = send(address, adminId, mode, { name: `stock.${format}`, bytes: sheets[format] })
    const times = await timesOfReaders(address, pages, sent)
    const seconds = (performance.now() - begun) / 1000
    const longest = Math.max(...times)
    rows.push({
      cells: [`${mode}, ${format}`, seconds, await sent, percentile(times, 0.99), longest],
      goals: [atMost(MAX_SECONDS, seconds, ' s'), atMost(MAX_WAIT_MS, longest, ' ms')],
    })
  }
  const { residentMegabytes } = await metricsOf(address)
  rows.push({ cells: ['memory of the server afterwards, MB', residentMegabytes] })
  await stop()
  return {
    title: `${ROWS.toLocaleString('en')} rows into ${ITEMS.toLocaleString('en')} items beside ${READERS} readers`,
    head: ['', 'seconds', 'steps told', 'readers wait, p99 ms', 'longest ms'],
    rows,
  }
}

/** Milliseconds of each page that is read until the work is done. */
async function timesOfReaders(address: string, pages: readonly string[], work: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const nextPage = cycle(pages)
  let isOver = false
  async function read() {
    const connection = await openConnection(address)
    while (!isOver) {
      const begun = performance.now()
      await answerTo(connection, requestFor(nextPage()))
      times.push(performance.now() - begun)
      await pause(PAUSE_MS)
    }
    connection.close()
  }
  const readers = Array.from({ length: READERS }, read)
  await work.finally(() => (isOver = true))
  await Promise.all(readers)
  return times
}

/** How many times the progress was told. */
async function send(address: string, adminId: number, mode: string, { name, bytes }: { name: string; bytes: Buffer }) {
  const form = new FormData()
  form.set('mode', mode)
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const { key, cookie } = tokensOf(adminId)
  const response = await fetch(address + importStock.path, {
    method: 'POST',
    body: form,
    headers: { UserKey: key, Cookie: `LHSession=${cookie}` },
  })
  const lines = (await response.text()).trim().split('\n')
  const last = lines.at(-1) ?? ''
  if (!last.includes('"errorCount":0')) throw new Error(`${response.status}: ${last.slice(0, 500)}`)
  return lines.length - 1
}
