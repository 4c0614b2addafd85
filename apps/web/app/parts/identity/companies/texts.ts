import type { CompanyRole, SellingRole } from '@lohahaat/domain/identity/actor'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  role: 'Role',
  roles: { Owner: 'Owner', Approver: 'Approver', Buyer: 'Buyer', Accounts: 'Accounts' } satisfies Record<
    CompanyRole,
    string
  >,
  /** What a role may do. */
  rights: {
    Owner: 'Orders, approves, and decides who is in the company.',
    Approver: 'Orders, sees every order, and decides on those above a limit.',
    Buyer: 'Orders and asks suppliers, sees his own orders.',
    Accounts: 'Reads every order and its papers, does not order.',
  } satisfies Record<CompanyRole, string>,
  sellingRole: 'Selling role',
  sellingRoles: { Owner: 'Owner', Sales: 'Sales', Dispatch: 'Dispatch', Accounts: 'Accounts' } satisfies Record<
    SellingRole,
    string
  >,
  noSellingRole: 'Only buys',
  bringAlong: 'Bring my orders, enquiries, lists and addresses along',
  quotesEnd: 'Your open quotes are withdrawn. You can quote again for the company.',
  staysBehind:
    'Your orders with their bills and papers, your lists and addresses stay in your old company, where you no longer see them. Close your open enquiries first.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
