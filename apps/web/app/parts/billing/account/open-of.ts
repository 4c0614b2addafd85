import type { Account } from '@lohahaat/contract/billing/accounts/account'
import { type Paise, rupees } from '@lohahaat/domain/platform/money'

/** What is open today, over all ages. */
export const openOf = (ageing: Account['ageing']): Paise =>
  Object.values(ageing).reduce((all, amount) => all + rupees(amount), 0n)
