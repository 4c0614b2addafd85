import { sql, type SQL } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import type { Account } from '@lohahaat/domain/billing/ledger/accounts'
import type { PostingKind } from '@lohahaat/domain/billing/ledger/posting'
import { ledgerEntries } from '../../db/tables/billing/ledger-entries'
import { ledgerPostings } from '../../db/tables/billing/ledger-postings'
import { companies } from '../../db/tables/identity/companies'
import { sellers } from '../../db/tables/reference/sellers'
import type { Db } from '../../platform/db/db'
import { likeWord, wordsOf } from '../../platform/db/search'

interface Sum extends Record<string, unknown> {
  month: string
  account: Account
  kind: PostingKind
  paise: string
}

/** What moved each account in each month from a day on, by what moved it. */
export async function sumByMonth(db: Db, from: string) {
  const { rows } = await db.execute<Sum>(sql`
    select to_char(p.posted_on, 'YYYY-MM') as month, e.account, p.kind, sum(e.paise)::text as paise
    from ${ledgerPostings} p join ${ledgerEntries} e on e.posting_id = p.id
    where p.posted_on >= ${from} group by 1, 2, 3`)
  return rows.map(({ paise, ...row }) => ({ ...row, paise: BigInt(paise) }))
}

/** What is on an account today. */
export async function sumOfAccount(db: Db, account: 'receivable' | 'payable'): Promise<bigint> {
  const { rows } = await db.execute<{ paise: string }>(
    sql`select coalesce(sum(paise), 0)::text as paise from ${ledgerEntries} where account = ${account}`,
  )
  return BigInt(rows[0]?.paise ?? 0)
}

interface Asked {
  page?: number | undefined
  pageSize?: number | undefined
  search?: string | undefined
}

interface Balance extends Record<string, unknown> {
  partyId: number
  name: string
  paise: string
  total: number
}

const named = (name: SQL, search: string | undefined): SQL =>
  sql.join([sql`true`, ...wordsOf(search ?? '').map((word) => sql`${name} ilike ${likeWord(word)}`)], sql` and `)

/** One page of the parties with a balance, the largest first; with a search, of all whose name has the words. */
async function pageOfBalances(
  db: Db,
  asked: Asked,
  party: { table: SQL; name: SQL; column: SQL; account: string; sign: SQL },
) {
  const size = asked.page ? (asked.pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const join = wordsOf(asked.search ?? '').length > 0 ? sql`left join` : sql`join`
  const { rows } = await db.execute<Balance>(sql`
    select x.id as "partyId", ${party.name} as name, coalesce(${party.sign} * b.paise, 0)::text as paise,
      count(*) over ()::int as total
    from ${party.table} x ${join} (
      select ${party.column} as id, sum(e.paise) as paise
      from ${ledgerEntries} e join ${ledgerPostings} p on p.id = e.posting_id
      where e.account = ${party.account} group by 1 having sum(e.paise) <> 0
    ) b on b.id = x.id
    where ${named(party.name, asked.search)}
    order by coalesce(${party.sign} * b.paise, 0) desc, x.id limit ${size} offset ${((asked.page ?? 1) - 1) * size}`)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ partyId, name, paise }) => ({ partyId, name, paise: BigInt(paise) })),
  }
}

export const pageOfDebtors = (db: Db, asked: Asked) =>
  pageOfBalances(db, asked, {
    ...{ table: sql`${companies}`, name: sql`x.name`, column: sql`p.company_id`, account: 'receivable', sign: sql`1` },
  })

export const pageOfCreditors = (db: Db, asked: Asked) =>
  pageOfBalances(db, asked, {
    ...{ table: sql`${sellers}`, name: sql`x.organization_name`, column: sql`p.seller_id` },
    ...{ account: 'payable', sign: sql`-1` },
  })
