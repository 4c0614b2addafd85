import type { Account } from '@lohahaat/contract/billing/accounts/account'
import { ageingOf } from '@lohahaat/domain/billing/ledger/ageing'
import { withAdvanceUsed } from '@lohahaat/domain/billing/ledger/open-items'
import { istDay } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import { inSnapshot } from '../../ordering/orders/load-order'
import { findCredit, findCreditTerms } from '../../ordering/credit/credit.repository'
import { fitAnswer } from '../../platform/db/fit-answer'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { listUnpaidInvoices } from '../suppliers/supplier-invoices.repository'
import { listMovements, sumAccount, type AccountOf, type Days } from './account.repository'
import { dueDayOf } from './due-day'
import { findAdvance, listOpenBills } from './open-bills.repository'
import { findPartyName } from './parties.repository'

/** Without days, from the start of this financial year to today. */
export interface AskedDays {
  from?: string | undefined
  to?: string | undefined
}

function periodOf({ from, to }: AskedDays, today: string): Days {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const start = `${month < 4 ? year - 1 : year}-04-01`
  const end = to ?? today
  return { from: from ?? (start <= end ? start : end), to: end }
}

/** The account of a company or a supplier between two days, and what is open today. */
export const loadAccount = (db: Database, of: AccountOf, asked: AskedDays, at: Date): Promise<Account> =>
  inSnapshot(db, async (tx) => {
    const today = istDay(at)
    const partyName = await findPartyName(tx, of)
    if (partyName === null) throw new Refusal('unknownRecord')
    const days = periodOf(asked, today)
    const { movementCount, ...sums } = await sumAccount(tx, of, days)
    // A supplier reads what he is owed as above zero, which the books of the house have on the other side.
    const sign = 'companyId' in of ? 1n : -1n
    const { opening, debits, credits } = sums
    const open =
      'companyId' in of ? await openOfCompany(tx, of.companyId, today) : await openOfSeller(tx, of.sellerId, today)
    const { items } = withAdvanceUsed({ items: open.openBills, advance: open.advance })
    const ageing = ageingOf(items, today)
    return {
      partyName,
      ...days,
      opening: toRupees(sign * opening),
      debits: toRupees(debits),
      credits: toRupees(credits),
      closing: toRupees(sign * (opening + debits - credits)),
      movementCount,
      movements: fitAnswer(withBalances(await listMovements(tx, of, days), opening, sign)),
      ageing: {
        to30: toRupees(ageing.to30),
        to60: toRupees(ageing.to60),
        to90: toRupees(ageing.to90),
        older: toRupees(ageing.older),
      },
      openBills: fitAnswer(
        open.openBills.map((bill) => ({ ...bill, amount: toRupees(bill.amount), open: toRupees(bill.open) })),
      ),
      advance: toRupees(open.advance),
      ...open.credit,
    }
  })

function withBalances(movements: Awaited<ReturnType<typeof listMovements>>, opening: bigint, sign: bigint) {
  let balance = opening
  return movements.map(({ id, on, kind, documentNo, paise }) => {
    balance += paise
    return {
      ...{ movementId: id, on, kind, documentNo },
      debit: paise > 0n ? toRupees(paise) : 0,
      credit: paise < 0n ? toRupees(-paise) : 0,
      balance: toRupees(sign * balance),
    }
  })
}

async function openOfCompany(tx: Db, companyId: number, today: string) {
  const terms = await findCreditTerms(tx, companyId)
  const limit = terms?.limitPaise ?? null
  const bills = await listOpenBills(tx, companyId)
  return {
    advance: await findAdvance(tx, companyId),
    openBills: bills.map(({ documentId, number, issuedOn, payable, open }) => {
      const dueOn = dueDayOf(issuedOn, terms?.days ?? null)
      return { documentId, number, issuedOn, dueOn, isOverdue: dueOn < today, amount: payable, open }
    }),
    credit: {
      creditLimit: limit === null ? null : toRupees(limit),
      creditUsed: limit === null ? null : toRupees(await findCredit(tx, companyId)),
      creditDays: terms?.days ?? null,
    },
  }
}

async function openOfSeller(tx: Db, sellerId: number, today: string) {
  const { bills, advance } = await listUnpaidInvoices(tx, sellerId)
  return {
    advance,
    openBills: bills.map(({ number, issuedOn, dueOn, payable, open }) => {
      const isOverdue = dueOn !== null && dueOn < today
      return { documentId: null, number, issuedOn, dueOn, isOverdue, amount: payable, open }
    }),
    credit: { creditLimit: null, creditUsed: null, creditDays: null },
  }
}
