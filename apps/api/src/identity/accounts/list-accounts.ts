import type { fetchAccounts } from '@lohahaat/contract/identity/accounts/account-details'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Services } from '../../platform/http/services'
import { roleOf } from '../sign-in/admin-rights'
import { listAccounts as findAccounts } from './accounts.repository'

export async function listAccounts(
  { db, adminEmails }: Pick<Services, 'db' | 'adminEmails'>,
  input: ParsedInputOf<typeof fetchAccounts>,
  at: Date,
) {
  const { rows, total } = await findAccounts(db, input, at)
  const accounts = rows.map(({ memberSince, lastSeenAt, ...account }) => ({
    ...account,
    role: roleOf(account.email, adminEmails),
    memberSince: memberSince.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }))
  return { rows: accounts, total }
}
