import type { Pool } from './trade'

/** Reckons every order anew from its stored lines and rates; half a paisa is rounded up. */
export async function moneyDoesntAddUp(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ order_no: string }>(`
    with summed as (
      select order_id, sum(amount_paise) as goods, sum(grams) as grams, count(distinct brand_id) as brands
      from order_lines where removed_at is null group by 1
    )
    select o.order_no from orders o left join summed s on s.order_id = o.id
    where (o.goods_paise, o.total_grams) is distinct from (s.goods::bigint, s.grams::bigint)
      or o.gst_paise <> round(o.goods_paise * o.gst_hundredths / 10000.0)
      or o.loading_paise <> round(o.total_grams * o.loading_paise_per_ton / 1000000.0)
      or o.platform_paise <> round(o.total_grams * o.platform_paise_per_ton / 1000000.0)
      or o.handling_paise <> (s.brands - 1) * o.handling_paise_per_extra_brand
      or o.total_paise <> o.goods_paise + o.gst_paise + o.weighment_paise + o.loading_paise + o.platform_paise
        + o.handling_paise + o.freight_paise`)
  return rows.map(({ order_no }) => `order ${order_no}: the amounts don't add up`)
}
