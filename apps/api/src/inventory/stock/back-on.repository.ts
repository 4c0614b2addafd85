import { sql } from 'drizzle-orm'
import { decoded } from '../../platform/db/fast/decoders'

/** The day on which a seller that is closed today opens again, of a row of `sellers`; null where he is open. */
export const backOn = decoded(
  sql<string | null>`${sql.raw(
    `case when (now() at time zone 'Asia/Kolkata')::date between "sellers"."closed_from" and "sellers"."closed_to"
      then ("sellers"."closed_to" + 1)::text end`,
  )}`,
)

/** The same of whoever sells a row of `stock_items`. */
export const itemBackOn = decoded(
  sql<string | null>`(select ${backOn} from ${sql.raw('"sellers" where "sellers"."id" = "stock_items"."seller_id"')})`,
)
