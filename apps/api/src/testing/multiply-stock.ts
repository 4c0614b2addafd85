import type { Pool } from 'pg'

/**
 * Grows the demo stock to this size in the same classes: each new item has the thickness of one demo item, the make of
 * a second and the grade of a third of its class, so that few items are equal. Given sellers, these sell them.
 */
export async function multiplyStock(pool: Pick<Pool, 'query'>, items: number, sellerIds: readonly number[] = []) {
  const sellerId =
    sellerIds.length === 0 ? 'make.seller_id' : `('{${sellerIds.join()}}'::int[])[1 + n % ${sellerIds.length}]`
  // Committed synchronously: only then the vacuum can mark pages all-visible, which index-only scans need.
  await pool.query(
    `begin;
     set local synchronous_commit = on;
     with demo as (
       select *, row_number() over (partition by class_id order by id) - 1 as place,
         count(*) over (partition by class_id) as places,
         row_number() over (order by id) - 1 as place_of_all, count(*) over () as all_places
       from stock_items
     )
     insert into stock_items (brand_id, class_id, sub_class_id, sub_class1_id, length_metres, grade_id, standard_id,
       stamp_id, delivery_id, seller_id, mtc, iso, price_paise_per_ton, piece_grams, available_kg, hsn)
     select make.brand_id, wall.class_id, wall.sub_class_id, wall.sub_class1_id, make.length_metres, grade.grade_id,
       grade.standard_id, make.stamp_id, make.delivery_id, ${sellerId}, make.mtc, make.iso,
       make.price_paise_per_ton + 100 * (n % 4001 - 2000), wall.piece_grams, wall.available_kg, wall.hsn
     from generate_series(1, ${items} - (select count(*)::int from stock_items)) n
     join demo wall on wall.place_of_all = n % (select count(*) from stock_items)
     join demo make on make.class_id = wall.class_id and make.place = (n / wall.all_places * 7919 + n) % wall.places
     join demo grade on grade.class_id = wall.class_id
       and grade.place = (n / wall.all_places * 104729 + n * 31) % wall.places;
     commit`,
  )
  await pool.query('vacuum analyze stock_items')
}
