import { brandDetails } from '@lohahaat/contract/common/brand-details'
import type { Connection } from '../apps/api/src/db/connect'
import { compare } from './compare'
import { ratioOf, type Result } from './result'
import { startFilled, type NewDatabase } from './server'

const FEW = 100
const MANY = 10_000
const GOAL = 1.5

/** The first page of the brands, as their screen asks for it, must not feel how many brands there are. */
export async function benchBrandList(engine: string, newDatabase: NewDatabase): Promise<Result> {
  const few = await startFilled(await newDatabase('few_brands'), { fill: insertBrands(FEW) })
  const many = await startFilled(await newDatabase('many_brands'), { fill: insertBrands(MANY) })
  const path = `${brandDetails.path}?BrandId=-1&Page=1&PageSize=25&Sort=brandName`
  const times = await compare(few.address + path, many.address + path)
  await Promise.all([few.stop(), many.stop()])
  return ratioOf(`First page of ${MANY} brands against ${FEW}, ${engine}`, times, GOAL)
}

function insertBrands(count: number) {
  return async ({ pool }: Connection) => {
    await pool.query(
      `insert into brands (name, description)
       select 'Mill ' || md5(n::text), 'Brand number ' || n from generate_series(1, $1::int) n`,
      [count],
    )
  }
}
