import type { DeskFormat, MoneyMonth } from '@lohahaat/contract/billing/money-desk/money-desk'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Account } from '@lohahaat/domain/billing/ledger/accounts'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import { inSnapshot } from '../../ordering/orders/load-order'
import type { Database } from '../../platform/db/db'
import { countOrRefuse } from '../../platform/http/limits/limits'
import type { Services } from '../../platform/http/services'
import { writeCsv, writeXlsx } from '../../platform/spreadsheets/write-sheet'
import { pageOfCreditors, pageOfDebtors, sumByMonth, sumOfAccount } from './money-desk.repository'
import { texts } from './texts'

const MONTHS = 12

/** The last twelve months of India, oldest first. */
function monthsUntil(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, at) => {
    const months = year * 12 + month - 1 - (MONTHS - 1 - at)
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

/** What stands on the accounts by month: balances are counted back from today's. */
export const loadMoneyDesk = (db: Database, at: Date) =>
  inSnapshot(db, async (tx) => {
    const months = monthsUntil(istDay(at))
    const sums = await sumByMonth(tx, `${months[0]}-01`)
    const [receivable, payable] = [await sumOfAccount(tx, 'receivable'), await sumOfAccount(tx, 'payable')]
    const moved = (month: string, ...accounts: Account[]) =>
      sums
        .filter((sum) => sum.month === month && accounts.includes(sum.account))
        .reduce((all, sum) => all + sum.paise, 0n)
    const after = (month: string, account: Account) =>
      sums.filter((sum) => sum.month > month && sum.account === account).reduce((all, sum) => all + sum.paise, 0n)
    return {
      receivable: toRupees(receivable),
      payable: toRupees(-payable),
      months: months.map((month): MoneyMonth => ({
        month,
        receivable: toRupees(receivable - after(month, 'receivable')),
        payable: toRupees(-(payable - after(month, 'payable'))),
        billed: toRupees(-moved(month, 'sales')),
        received: toRupees(
          sums
            .filter((sum) => sum.month === month && sum.account === 'bank' && sum.kind === 'receipt')
            .reduce((all, sum) => all + sum.paise, 0n),
        ),
        commission: toRupees(-moved(month, 'commission')),
        outputTax: toRupees(-moved(month, 'outputIgst', 'outputCgst', 'outputSgst')),
        inputTax: toRupees(moved(month, 'inputGst')),
      })),
    }
  })

const mediaTypes: Record<DeskFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const columns = ['month', 'receivable', 'payable', 'billed', 'received', 'commission', 'outputTax', 'inputTax'] as const

/** The months as a sheet. */
export async function writeMoneyDesk(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { userId, at }: Actor,
  format: DeskFormat,
): Promise<AnsweredFile> {
  await countOrRefuse(limits.exportsPerUser, 'exports', userId)
  const { months } = await loadMoneyDesk(db, at)
  const titles = columns.map((column) => texts[column])
  const rows = months.map((month) => columns.map((column) => month[column]))
  const bytes = format === 'csv' ? writeCsv(titles, rows) : await writeXlsx(titles, rows)
  return { name: `lohahaat-money-${istDay(at)}.${format}`, mediaType: mediaTypes[format], bytes: new Uint8Array(bytes) }
}

type Balances = Awaited<ReturnType<typeof pageOfDebtors>>

const inRupees = ({ rows, total }: Balances) => ({
  total,
  rows: rows.map(({ paise, ...party }) => ({ ...party, balance: toRupees(paise) })),
})

type Asked = Parameters<typeof pageOfDebtors>[1]

export const listDebtors = async (db: Database, asked: Asked) => inRupees(await pageOfDebtors(db, asked))
export const listCreditors = async (db: Database, asked: Asked) => inRupees(await pageOfCreditors(db, asked))
