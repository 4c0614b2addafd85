import { brandDetails } from '@lohahaat/contract/common/brand-details'
import type { Connection } from '../apps/api/src/db/connect'
import { compare } from './compare'
import { startFilled, type Source } from './server'

const FEW = 100
const MANY = 10_000
const GOAL = 1.5

export interface Result {
  what: string
  figure: string
  goal: string
  isMet: boolean
}

/** The first page of the brands, as their screen asks for it, must not feel how many brands there are. */
export async function benchBrandList(engine: string, newDatabase: (name: string) => Promise<Source>): Promise<Result> {
  const few = await startFilled(await newDatabase('few_brands'), (connection) => insertBrands(connection, FEW))
  const many = await startFilled(await newDatabase('many_brands'), (connection) => insertBrands(connection, MANY))
  const path = `${brandDetails.path}?BrandId=-1&Page=1&PageSize=25&Sort=brandName`
  const [short, long] = await compare(few.address + path, many.address + path)
  await Promise.all([few.stop(), many.stop()])
  const ratio = long / short
  return {
    what: `First page of ${MANY} brands against ${FEW}, ${engine} (${long.toFixed(2)} ms : ${short.toFixed(2)} ms)`,
    figure: ratio.toFixed(2),
    goal: `< ${GOAL}`,
    isMet: ratio < GOAL,
  }
}

async function insertBrands({ pool }: Connection, count: number) {
  await pool.query(
    `insert into brands (name, description)
     select 'Mill ' || md5(n::text), 'Brand number ' || n from generate_series(1, $1::int) n`,
    [count],
  )
  await pool.query('vacuum analyze brands')
}
