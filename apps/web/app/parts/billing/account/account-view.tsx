import type { Account } from '@lohahaat/contract/billing/accounts/account'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Card } from '../../../ui/card'
import { AccountHead } from './account-head'
import { Movements } from './movements'
import { OpenBills } from './open-bills'
import { texts } from './texts'

const money = (amount: number) => formatRupees(rupees(amount))

/** An account: what is owed, what is open by when, and what moved. */
export const AccountView = ({ account, isSupplier = false }: { account: Account; isSupplier?: boolean }) => (
  <div className="grid gap-6">
    <AccountHead account={account} isSupplier={isSupplier} />
    <Card title={texts.open}>
      <OpenBills bills={account.openBills} isSupplier={isSupplier} />
    </Card>
    <Card title={texts.movements}>
      <p className="-mt-3 mb-4 text-sm text-ink-soft">
        {texts.between(formatDay(account.from), formatDay(account.to))}
      </p>
      <Ends label={texts.opening} amount={money(account.opening)} />
      <Movements account={account} />
      <Ends label={texts.closing} amount={money(account.closing)} />
    </Card>
  </div>
)

const Ends = ({ label, amount }: { label: string; amount: string }) => (
  <p className="flex justify-between gap-4 border-y border-line py-2 font-semibold">
    <span>{label}</span>
    <span className="tabular-nums">{amount}</span>
  </p>
)
