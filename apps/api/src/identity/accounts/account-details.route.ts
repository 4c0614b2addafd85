import { fetchAccounts } from '@lohahaat/contract/identity/accounts/account-details'
import { route } from '../../platform/http/route'
import { roleOf } from '../sign-in/admin-rights'
import { listAccounts } from './accounts.repository'

export default route(fetchAccounts, async ({ db, adminEmails, input, at, answer }) => {
  const { rows, total } = await listAccounts(db, input, at)
  answer.setTotalCount(total)
  return rows.map(({ memberSince, lastSeenAt, ...account }) => ({
    ...account,
    role: roleOf(account.email, adminEmails),
    memberSince: memberSince.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }))
})
