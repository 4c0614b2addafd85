import { sql } from 'drizzle-orm'
import type { ListOffer } from '@lohahaat/contract/sourcing/lists/priced-line'
import { deliveryOf, sayDelivery } from '@lohahaat/domain/inventory/delivery'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { brands } from '../../db/tables/reference/brands'
import { parameters } from '../../db/tables/reference/parameters'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { sellers } from '../../db/tables/reference/sellers'
import { backOn } from '../../inventory/stock/back-on.repository'
import { thousandths } from '../../inventory/stock/stock-items.repository'

/** The names by which lists ask for makes and grades. */
export async function listNames(db: Db) {
  const [makes, grades] = await Promise.all([
    db.select({ id: brands.id, name: brands.name }).from(brands),
    db
      .select({ id: parameters.id, name: parameters.description })
      .from(parameters)
      .where(sql`${parameters.code} = 'Grade'`),
  ])
  return { makes, grades }
}

export type Named = Awaited<ReturnType<typeof listNames>>['makes'][number]

/** What a line asks of the items of one pipe; null where it doesn't say. */
export interface WantedItems {
  thicknessId: number
  brandIds: readonly number[] | null
  gradeIds: readonly number[] | null
  /** Metres. */
  length: readonly [least: number, most: number] | null
  /** For stock: whole pieces, or kilograms. */
  pieces: number | null
  kilograms: number | null
}

/** The lowest that fit and have enough come first, so that the best is among them; then what else there is. */
const MOST_OFFERS = 8

interface Row extends Record<string, unknown> {
  place: string
  item_id: number
  brand_id: number
  brand_name: string
  grade: string | null
  length: string
  delivery: string
  price: string
  piece_grams: string | null
  available_kg: string | null
  back_on: string | null
  fits: boolean
}

/** The offers for each of several lines, in one statement however many there are. */
export async function findOffers(db: Db, wanted: readonly WantedItems[]): Promise<ListOffer[][]> {
  const found: ListOffer[][] = wanted.map(() => [])
  if (wanted.length === 0) return found
  const { rows } = await db.execute<Row>(sql`
    select want.place, item.*, brand.name as brand_name, grade.description as grade, delivery.description as delivery,
      ${backOn} as back_on
    from rows from (jsonb_to_recordset(${asJson(wanted)}::jsonb) as (
      thickness int, brands int[], grades int[], least numeric, most numeric, pieces numeric, kilograms numeric)
    ) with ordinality as want (thickness, brands, grades, least, most, pieces, kilograms, place)
    cross join lateral (
      select s.id as item_id, s.brand_id, s.seller_id, s.grade_id, s.delivery_id, s.length_metres as length,
        s.price_paise_per_ton as price, s.piece_grams, s.available_kg,
        (want.brands is null or s.brand_id = any(want.brands))
          and (want.grades is null or s.grade_id is not null and s.grade_id = any(want.grades))
          and (want.least is null or s.length_metres between want.least and want.most) as fits,
        coalesce(s.available_kg >= coalesce(want.kilograms, want.pieces * s.piece_grams / 1000), true) as is_enough
      from ${stockItems} s
      where s.active and s.sub_class1_id = want.thickness
      order by fits desc, is_enough desc, s.price_paise_per_ton, s.id
      limit ${MOST_OFFERS}
    ) item
    join ${brands} brand on brand.id = item.brand_id
    join ${parameters} delivery on delivery.id = item.delivery_id
    join ${sellers} on ${sellers.id} = item.seller_id
    left join ${parameters} grade on grade.id = item.grade_id
    order by want.place, item.fits desc, item.price, item.item_id`)
  for (const row of rows) found[Number(row.place) - 1]?.push(toOffer(row))
  return found
}

const asJson = (wanted: readonly WantedItems[]) =>
  JSON.stringify(
    wanted.map(({ thicknessId, brandIds, gradeIds, length, pieces, kilograms }) => ({
      thickness: thicknessId,
      brands: brandIds,
      grades: gradeIds,
      least: length?.[0] ?? null,
      most: length?.[1] ?? null,
      pieces,
      kilograms,
    })),
  )

/** What is ready in a yard that is closed is promised after its return only. */
const toOffer = (row: Row): ListOffer => ({
  itemId: row.item_id,
  brandId: row.brand_id,
  brandName: row.brand_name,
  grade: row.grade,
  length: Number(row.length),
  delivery: sayDelivery(row.back_on === null ? row.delivery : deliveryOf(row.delivery, null, row.back_on)),
  price: toRupees(BigInt(row.price)),
  weightPerPiece: row.piece_grams === null ? null : thousandths(BigInt(row.piece_grams)),
  available: row.available_kg === null ? null : thousandths(BigInt(row.available_kg)),
  fits: row.fits,
})

/** The lowest rate of each of several pipes that somebody sells, each by a step in the index. */
export async function findLowest(db: Db, thicknessIds: readonly number[]) {
  if (thicknessIds.length === 0) return new Map<number, { price: number; weightPerPiece: number | null }>()
  const { rows } = await db.execute<{ thickness: number; price: string; piece_grams: string | null }>(sql`
    select want.thickness, item.price, item.piece_grams
    from unnest(${sql.param([...thicknessIds])}::int[]) as want (thickness)
    cross join lateral (
      select s.price_paise_per_ton as price, s.piece_grams from ${stockItems} s
      where s.active and s.sub_class1_id = want.thickness
      order by s.price_paise_per_ton, s.id limit 1
    ) item`)
  return new Map(
    rows.map(({ thickness, price, piece_grams: grams }) => [
      thickness,
      { price: toRupees(BigInt(price)), weightPerPiece: grams === null ? null : thousandths(BigInt(grams)) },
    ]),
  )
}
