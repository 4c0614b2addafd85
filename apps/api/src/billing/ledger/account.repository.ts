import { sql, type SQL } from 'drizzle-orm'
import { MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import type { PostingKind } from '@lohahaat/domain/billing/ledger/posting'
import { ledgerEntries } from '../../db/tables/billing/ledger-entries'
import { ledgerPostings } from '../../db/tables/billing/ledger-postings'
import type { Db } from '../../platform/db/db'

/** Whose account: what a company owes, or what a supplier is owed. */
export type AccountOf = { companyId: number } | { sellerId: number }

export interface Days {
  from: string
  to: string
}

const account = (of: AccountOf) => ('companyId' in of ? 'receivable' : 'payable')
const isTheirs = (of: AccountOf): SQL =>
  'companyId' in of ? sql`p.company_id = ${of.companyId}` : sql`p.seller_id = ${of.sellerId}`

/** What each posting moves on the account. Found by the party's index, whatever others have in the books. */
const moves = (of: AccountOf, where: SQL): SQL => sql`
  select p.id, p.posted_on, p.kind, p.document_no, sum(e.paise) as paise
  from ${ledgerPostings} p join ${ledgerEntries} e on e.posting_id = p.id and e.account = ${account(of)}
  where ${isTheirs(of)} and ${where}
  group by p.id having sum(e.paise) <> 0`

/** Added up by the database, over however many postings. */
export async function sumAccount(db: Db, of: AccountOf, { from, to }: Days) {
  const { rows } = await db.execute<{ opening: string; debits: string; credits: string; movements: number }>(sql`
    select coalesce(sum(paise) filter (where posted_on < ${from}), 0)::text as opening,
      coalesce(sum(paise) filter (where posted_on >= ${from} and paise > 0), 0)::text as debits,
      coalesce(-sum(paise) filter (where posted_on >= ${from} and paise < 0), 0)::text as credits,
      count(*) filter (where posted_on >= ${from})::int as movements
    from (${moves(of, sql`p.posted_on <= ${to}`)}) moved`)
  const [row] = rows
  return {
    opening: BigInt(row?.opening ?? 0),
    debits: BigInt(row?.debits ?? 0),
    credits: BigInt(row?.credits ?? 0),
    movementCount: row?.movements ?? 0,
  }
}

/** What is on the account today. */
export async function findBalance(db: Db, of: AccountOf): Promise<bigint> {
  const { rows } = await db.execute<{ paise: string }>(sql`
    select coalesce(sum(e.paise), 0)::text as paise
    from ${ledgerPostings} p join ${ledgerEntries} e on e.posting_id = p.id and e.account = ${account(of)}
    where ${isTheirs(of)}`)
  return BigInt(rows[0]?.paise ?? 0)
}

interface Movement extends Record<string, unknown> {
  id: number
  on: string
  kind: PostingKind
  documentNo: string
  paise: string
}

/** In the order of the days, and within a day of the books. */
export async function listMovements(db: Db, of: AccountOf, { from, to }: Days) {
  const { rows } = await db.execute<Movement>(sql`
    select id, posted_on::text as "on", kind, document_no as "documentNo", paise::text as paise
    from (${moves(of, sql`p.posted_on between ${from} and ${to}`)}) moved
    order by posted_on, id limit ${MOST_ROWS}`)
  return rows.map(({ paise, ...row }) => ({ ...row, paise: BigInt(paise) }))
}
