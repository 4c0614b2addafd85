import { Pool } from 'pg'
import { fillDatabase } from '../fill/fill'
import { startProduct } from '../server'
import type { Place } from '../stage'
import type { Row, Table } from '../table'
import { reading } from '../works/catalogue'
import { listQuestions } from '../works/catalogue-questions'
import { growth, growthOf, ITEMS } from './growth'

/** Rate cards, filters, searches and every order of a class, in a small shop and in the largest. */
export async function benchQuestionGrowth(place: Place): Promise<Table> {
  const sizes = [ITEMS[0] ?? 0, ITEMS.at(-1) ?? 0]
  const shops = []
  for (const items of sizes) {
    const source = await place.newDatabase(`questions_${items}`)
    await fillDatabase(source, items, () => Promise.resolve())
    shops.push({ source, server: await startProduct(source) })
  }
  const pool = new Pool({ connectionString: shops[0]?.source.databaseUrl, max: 1 })
  // Both shops are asked the same.
  const questions = await listQuestions(pool)
  await pool.end()
  const rows: Row[] = []
  for (const [what, paths] of questions) {
    const sides = shops.map(({ server: { address } }) => ({ address, work: reading(paths) }))
    rows.push(await growthOf(what, sides))
  }
  await Promise.all(shops.map(({ server }) => server.stop()))
  return growth('Growth of the stock, other questions: requests a second', sizes, rows)
}
