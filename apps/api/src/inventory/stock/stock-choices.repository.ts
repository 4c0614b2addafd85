import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { StockChoice } from '@lohahaat/contract/inventory/stock/stock-choices'
import type { Db } from '../../platform/db/db'
import { brands } from '../../db/tables/reference/brands'
import { files } from '../../db/tables/platform/files'
import { parameters } from '../../db/tables/reference/parameters'
import { sellers } from '../../db/tables/reference/sellers'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'

type Chosen = Record<StockChoice, number | null> & { imageFileName: string | null }

/** The ids that exist, null for the others, and what follows from them. */
type Found = Record<StockChoice | 'sizeId' | 'classId' | 'imageFileId', number | null> & {
  sellerIsActive: boolean | null
}

type Table = PgTable & Record<'id', PgColumn>

const locked = (table: Table, condition: SQL | undefined) =>
  sql`(select ${table.id} from ${table} where ${condition} for key share)`

const byId = (table: Table, id: number | null, also?: SQL) => locked(table, and(eq(table.id, id), also))

const parameter = (code: 'Grade' | 'Standard' | 'Stamp' | 'Delivery', id: number | null) =>
  byId(parameters, id, eq(parameters.code, code))

/** Looks up everything an item refers to, and locks it until the transaction ends. */
export async function lockChoices(db: Db, chosen: Chosen): Promise<Found> {
  const sizeId = sql`(select ${subClasses1.sizeId} from ${subClasses1} where ${subClasses1.id} = ${chosen.thicknessId})`
  const lookUps: Record<keyof Found, SQL> = {
    brandId: byId(brands, chosen.brandId),
    thicknessId: byId(subClasses1, chosen.thicknessId),
    sizeId,
    classId: sql`(select ${subClasses.classId} from ${subClasses} where ${subClasses.id} = ${sizeId})`,
    gradeId: parameter('Grade', chosen.gradeId),
    standardId: parameter('Standard', chosen.standardId),
    stampId: parameter('Stamp', chosen.stampId),
    deliveryId: parameter('Delivery', chosen.deliveryId),
    sellerId: byId(sellers, chosen.sellerId),
    sellerIsActive: sql`(select ${sellers.active} from ${sellers} where ${sellers.id} = ${chosen.sellerId})`,
    imageFileId: locked(files, and(eq(files.storedName, chosen.imageFileName ?? ''), eq(files.purpose, 'stock-image'))),
  }
  const selection = Object.entries(lookUps).map(([name, lookUp]) => sql`${lookUp} as ${sql.identifier(name)}`)
  const { rows } = await db.execute(sql`select ${sql.join(selection, sql`, `)}`)
  return (rows as [Found])[0]
}
