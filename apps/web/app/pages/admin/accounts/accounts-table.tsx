import type { Account } from '@lohahaat/contract/identity/accounts/account-details'
import { IstTime } from '../../../parts/platform/ist-time'
import { Badge } from '../../../ui/badge'
import { Sentence } from '../../../ui/sentence'
import { type Column, Table } from '../../../ui/lists/table'
import { SignOutAccount } from './sign-out-account'
import { texts } from './texts'

interface CellProps {
  account: Account
}

const columns = (): readonly Column<Account>[] => [
  { title: texts.columns.business, cell: (account) => <Business account={account} /> },
  { title: texts.columns.role, cell: (account) => <RoleBadge account={account} /> },
  { title: texts.columns.memberSince, cell: ({ memberSince }) => <IstTime instant={memberSince} dateOnly /> },
  { title: texts.columns.sessions, cell: (account) => <Sessions account={account} /> },
  {
    title: texts.columns.signOut,
    cell: (account) => account.sessions > 0 && <SignOutAccount account={account} />,
    speaksForItself: true,
  },
]

export function AccountsTable({ accounts, busy }: { accounts: readonly Account[]; busy: boolean }) {
  return (
    <Table caption={texts.title} columns={columns()} rows={accounts} keyOf={({ userId }) => userId} busy={busy} dense />
  )
}

const Business = ({ account: { legalName, contactName, email, sellerName } }: CellProps) => (
  <div className="wrap-anywhere">
    <p className="font-medium">{legalName}</p>
    <p className="text-sm text-ink-soft">
      {contactName} · {email}
    </p>
    {sellerName && <p className="text-sm text-ink-soft">{texts.supplier(sellerName)}</p>}
  </div>
)

const RoleBadge = ({ account: { role } }: CellProps) =>
  role === 'Admin' ? <Badge tone="steel">{texts.roles.Admin}</Badge> : texts.roles.User

const Sessions = ({ account: { sessions, lastSeenAt } }: CellProps) => (
  <>
    <p>{sessions === 0 ? texts.notSignedIn : texts.devices(sessions)}</p>
    {lastSeenAt && (
      <p className="text-sm text-ink-soft">
        <Sentence text={texts.lastSeen} marks={{ time: () => <IstTime instant={lastSeenAt} /> }} />
      </p>
    )}
  </>
)
