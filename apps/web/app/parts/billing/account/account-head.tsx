import type { Account } from '@lohahaat/contract/billing/accounts/account'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Card } from '../../../ui/card'
import { AgeingBars } from './ageing-bars'
import { openOf } from './open-of'
import { texts } from './texts'

const money = (amount: number) => formatRupees(rupees(amount))

/** What is owed today, its age, and what of the credit is left. */
export function AccountHead({ account, isSupplier }: { account: Account; isSupplier: boolean }) {
  const { ageing, openBills, advance, creditLimit, creditUsed, creditDays } = account
  const overdue = openBills.reduce((all, { isOverdue, open }) => (isOverdue ? all + rupees(open) : all), 0n)
  return (
    <div className="grid gap-6 desk:grid-cols-2">
      <Card>
        <p className="text-sm text-ink-soft">{isSupplier ? texts.isOwed : texts.owed}</p>
        <p className="text-3xl font-semibold tabular-nums">{formatRupees(openOf(ageing))}</p>
        {overdue > 0n && <p className="mt-1 font-semibold text-red">{texts.overdueOf(formatRupees(overdue))}</p>}
        {advance > 0 && (
          <p className="mt-3">
            {texts.advance} <span className="font-semibold tabular-nums">{money(advance)}</span>
            <span className="block text-sm text-ink-soft">{texts.advanceHint}</span>
          </p>
        )}
        {creditLimit !== null && (
          <p className="mt-3 text-sm text-ink-soft">{texts.creditUsed(money(creditUsed ?? 0), money(creditLimit))}</p>
        )}
        {creditDays !== null && <p className="mt-1 text-sm text-ink-soft">{texts.creditDays(creditDays)}</p>}
      </Card>
      <Card title={texts.ageing}>
        <AgeingBars ageing={ageing} />
      </Card>
    </div>
  )
}
