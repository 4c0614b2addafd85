import type { Pool } from '../trade'

/** Their clock sends these when it gets to it, several orders in one. */
const TO_SUPPLIERS = /: (please accept or refuse|lines are no longer wanted|the time to answer is over)$/

/** One mail per order, per invoice and per cancellation of one, all sent and delivered. */
export async function findWrongMails(pool: Pool, delivered: ReadonlyMap<string, number>): Promise<string[]> {
  const { rows: unwritten } = await pool.query<{ order_no: string; confirmed: number; cancelled: number }>(`
    select o.order_no,
      count(m.id) filter (where m.subject like '%is confirmed')::int as confirmed,
      count(m.id) filter (where m.subject like '%is cancelled')::int as cancelled
    from orders o left join mails m on m.subject in
      ('Order ' || o.order_no || ' is confirmed', 'Order ' || o.order_no || ' is cancelled')
    group by o.order_no, o.status
    having count(m.id) filter (where m.subject like '%is confirmed') <> 1
      or count(m.id) filter (where m.subject like '%is cancelled') <> (o.status = 'Cancelled')::int`)
  const { rows: mails } = await pool.query<{ message_id: string; sent: boolean; subject: string }>(
    'select message_id, sent_at is not null as sent, subject from mails',
  )
  const { rows: due } = await pool.query<{ count: number }>(`
    select ((select count(*) + count(*) filter (where status = 'Cancelled') from orders)
      + (select count(*) + count(cancelled_at) from tax_documents))::int as count`)
  const toBuyers = mails.filter(({ subject }) => !TO_SUPPLIERS.test(subject)).length
  const known = new Set(mails.map(({ message_id }) => message_id))
  return [
    ...unwritten.map(
      (row) => `order ${row.order_no}: ${row.confirmed} mails say confirmed, ${row.cancelled} cancelled`,
    ),
    ...(toBuyers === due[0]?.count ? [] : [`${toBuyers} mails, and ${due[0]?.count} are due`]),
    ...mails.filter(({ sent }) => !sent).map(({ subject }) => `"${subject}" was not sent`),
    ...mails.filter(({ message_id }) => !delivered.has(message_id)).map(({ subject }) => `"${subject}" never arrived`),
    ...[...delivered.keys()].filter((id) => !known.has(id)).map((id) => `${id} arrived and nobody wrote it`),
  ]
}
