import { sql } from 'drizzle-orm'
import type { PriceUnit } from '@lohahaat/domain/catalogue/price-unit'
import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { brands } from '../../db/tables/reference/brands'
import { enquiryItems } from '../../db/tables/sourcing/enquiry-items'
import { quoteItems } from '../../db/tables/sourcing/quote-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { stockItems } from '../../db/tables/inventory/stock-items'
import type { Db } from '../../platform/db/db'

/** The lowest rate in stock of each of several pipes with its make, each by a step in the index. */
export async function findCatalogueRates(db: Db, thicknessIds: readonly number[]) {
  const { rows } = await db.execute<{ thickness: number; price: string; make: string }>(sql`
    select want.thickness, item.price, brand.name as make
    from unnest(${sql.param([...new Set(thicknessIds)])}::int[]) as want (thickness)
    cross join lateral (
      select s.price_paise_per_ton as price, s.brand_id from ${stockItems} s
      where s.active and s.sub_class1_id = want.thickness and (s.available_kg is null or s.available_kg > 0)
      order by s.price_paise_per_ton, s.id limit 1
    ) item
    join ${brands} brand on brand.id = item.brand_id`)
  return new Map(rows.map(({ thickness, price, make }) => [thickness, { paise: BigInt(price), make }]))
}

type LastRow = {
  thickness: number
  price: string
  price_unit: PriceUnit | null
  unit: Unit
  piece_grams: string | null
  length_metres: string | null
  quoted_at: string
}

/** What a company quoted last for each of several pipes in other enquiries. */
export async function findLastPrices(
  db: Db,
  { companyId, enquiryId }: { companyId: number; enquiryId: number },
  thicknessIds: readonly number[],
) {
  const { rows } = await db.execute<LastRow>(sql`
    select distinct on (item.sub_class1_id) item.sub_class1_id as thickness, line.price_paise as price,
      line.price_unit, item.unit, item.piece_grams, item.length_metres, quote.updated_at as quoted_at
    from ${quotes} quote
    join ${quoteItems} line on line.quote_id = quote.id
    join ${enquiryItems} item on item.id = line.enquiry_item_id
    where quote.company_id = ${companyId} and quote.enquiry_id <> ${enquiryId}
      and item.sub_class1_id = any(${sql.param([...new Set(thicknessIds)])}::int[])
    order by item.sub_class1_id, quote.updated_at desc, quote.id desc`)
  return rows.map((row) => ({
    thicknessId: row.thickness,
    quotedAt: new Date(row.quoted_at),
    line: {
      unit: row.unit,
      quantity: 1,
      pieceGrams: row.piece_grams === null ? null : BigInt(row.piece_grams),
      lengthMetres: row.length_metres === null ? null : Number(row.length_metres),
      price: BigInt(row.price),
      priceUnit: row.price_unit,
    },
  }))
}
