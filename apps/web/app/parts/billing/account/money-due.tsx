import { type Account, fetchSupplierAccount } from '@lohahaat/contract/billing/accounts/account'
import { formatDay, istDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { Badge } from '../../../ui/badge'
import { DeskCard, NoRows } from '../../platform/desk-card'
import { openOf } from './open-of'
import { texts } from './texts'

const SHOWN = 3

/** For the loader of a desk: what is open is of today, so the movements of one day are enough. */
export function loadMoneyDue(api: Api) {
  const today = istDay(new Date())
  return api.send(fetchSupplierAccount, { from: today, to: today })
}

/** A desk's part: what the supplier is owed by his invoices, and by when, the earliest first. */
export const MoneyDue = ({ account }: { account: Account }) => (
  <DeskCard
    title={texts.moneyDue.title}
    aside={
      <Link to="/supplier/account" className="link">
        {texts.moneyDue.all}
      </Link>
    }
  >
    {account.openBills.length === 0 ? (
      <NoRows>{texts.moneyDue.none}</NoRows>
    ) : (
      <>
        <div className="border-t border-line px-4 py-3">
          <p className="text-2xl font-semibold tabular-nums">{formatRupees(openOf(account.ageing))}</p>
          <p className="text-sm text-ink-soft">{texts.moneyDue.after}</p>
        </div>
        <ul>
          {account.openBills.slice(0, SHOWN).map((bill) => (
            <Bill key={`${bill.number} ${bill.issuedOn}`} bill={bill} />
          ))}
        </ul>
      </>
    )}
  </DeskCard>
)

const Bill = ({ bill: { number, open, dueOn, isOverdue } }: { bill: Account['openBills'][number] }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line px-4 py-2.5 text-[0.9375rem]">
    <span className="font-medium wrap-anywhere">{number}</span>
    <span className="text-right font-semibold tabular-nums">{formatRupees(rupees(open))}</span>
    <span className="text-sm text-ink-soft">{dueOn === null ? texts.noDay : texts.moneyDue.by(formatDay(dueOn))}</span>
    {isOverdue && (
      <span className="justify-self-end">
        <Badge tone="red">{texts.overdue}</Badge>
      </span>
    )}
  </li>
)
