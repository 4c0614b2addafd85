import type { InvoiceBook } from '../clerk'
import type { Pool } from '../trade'

interface StoredInvoice {
  id: number
  number: string
  truck: number
  cancelled: boolean
}

/** Compares the stored invoices with what the clerks were told, their numbers, their postings and their trucks, in plain SQL. */
export async function readInvoiceBooks(pool: Pool, trucks: readonly number[], book: InvoiceBook) {
  const { rows: stored } = await pool.query<StoredInvoice>(
    `select id, number, consignment_id as truck, cancelled_at is not null as cancelled
    from tax_documents where kind = 'invoice' and consignment_id = any($1)`,
    [trucks],
  )
  const faults = [
    ...findUntold(stored, book),
    ...(await findNumberGaps(pool)),
    ...(await findWrongPostings(pool)),
    ...(await findWrongTrucks(pool)),
  ]
  return { stored: stored.length, faults }
}

function findUntold(stored: readonly StoredInvoice[], { told, cancelled }: InvoiceBook): string[] {
  const storedIds = new Set(stored.map(({ id }) => id))
  const lost = [...told].filter(([id]) => !storedIds.has(id)).map(([, { number }]) => `${number} was told and is lost`)
  const faults = stored.flatMap(({ id, number, truck, ...invoice }) => {
    const known = told.get(id)
    if (!known) return [`${number} is stored and nobody was told`]
    if (known.number !== number || known.truckId !== truck) return [`${number} is not what was told`]
    return invoice.cancelled === cancelled.has(id) ? [] : [`${number}: whether it is cancelled is not as told`]
  })
  return [...lost, ...faults]
}

/** Numbers are given once and in a row, and the printed number is that of its place. */
async function findNumberGaps(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ series: string; count: number; most: number; last: number }>(`
    select n.kind || ' ' || n.financial_year as series, n.last_number as last,
      count(distinct d.serial)::int as count, coalesce(max(d.serial), 0) as most
    from document_numbers n left join tax_documents d using (kind, financial_year)
    where n.kind <> 'receipt' group by n.kind, n.financial_year, n.last_number
    having count(d.id) <> n.last_number or count(distinct d.serial) <> n.last_number
      or coalesce(max(d.serial), 0) <> n.last_number
      or count(d.id) <> count(*) filter (where right(d.number, 6)::int = d.serial)`)
  return rows.map(({ series, count, most, last }) => `${series}: ${count} numbers up to ${most}, last number ${last}`)
}

/** Each document is posted once, what was cancelled is taken back once, each posting balances and says what is payable. */
async function findWrongPostings(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(`
    with posted as (
      select p.id, p.kind, p.source_id, p.document_no, p.company_id, count(e.id) as entries, sum(e.paise) as sum,
        sum(e.paise) filter (where e.account = 'receivable') as owed
      from ledger_postings p left join ledger_entries e on e.posting_id = p.id group by p.id
    ), sales as (
      select d.number, d.cancelled_at is not null as cancelled,
        case d.kind when 'credit' then -d.payable_paise else d.payable_paise end as payable,
        count(p.id) filter (where p.kind = d.kind) as issued,
        count(p.id) filter (where p.kind = 'cancellation') as taken_back,
        sum(p.owed) filter (where p.kind = d.kind) as owed, sum(p.owed) as left_over
      from tax_documents d left join posted p on p.source_id = d.id and p.document_no = d.number
        and p.company_id = d.company_id and p.kind in (d.kind, 'cancellation')
      group by d.id
    )
    select number || ': its posting is missing or wrong' as what from sales
    where issued <> 1 or taken_back <> cancelled::int or owed <> payable
      or left_over <> case when cancelled then 0 else payable end
    union all select document_no || ': its posting does not balance' from posted where entries < 2 or sum <> 0
    union all select document_no || ' is posted and was never issued' from posted
    where kind in ('invoice', 'credit', 'debit') and document_no not in (select number from tax_documents)`)
  return rows.map(({ what }) => what)
}

/** A truck has one invoice that stands and its number, or none and no number. */
async function findWrongTrucks(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; has: string | null; numbers: string[] }>(`
    select c.id, c.invoice_no as has, array_remove(array_agg(d.number), null) as numbers
    from consignments c left join tax_documents d on d.consignment_id = c.id and d.kind = 'invoice'
      and d.cancelled_at is null
    group by c.id having count(d.id) > 1 or max(d.number) is distinct from c.invoice_no`)
  return rows.map(({ id, has, numbers }) => `truck ${id} says ${has} and has ${numbers.join(', ') || 'no invoice'}`)
}
