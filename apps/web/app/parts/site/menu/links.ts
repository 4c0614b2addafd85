import type { NavigationLink } from '../shell/navigation'
import { texts } from './texts'

/** The daily work first, then the master data. */
export const adminLinks = (): readonly NavigationLink[] => [
  { to: '/admin', label: texts.desk },
  { to: '/allOrders', label: texts.orders },
  { to: '/consignments', label: texts.consignments },
  { to: '/refusedLines', label: texts.refusedLines },
  { to: '/invoices', label: texts.invoices },
  { to: '/statements', label: texts.statements },
  { to: '/certificates', label: texts.certificates },
  { to: '/money', label: texts.money },
  { to: '/ratings', label: texts.ratings },
  { to: '/stocks', label: texts.stock },
  { to: '/suppliers', label: texts.suppliers },
  { to: '/fees', label: texts.fees },
  { to: '/freight', label: texts.freight },
  { to: '/settings-of-trade', label: texts.settingsOfTrade },
  { to: '/accounts', label: texts.accounts },
  { to: '/companies', label: texts.companies },
  { to: '/audit', label: texts.audit },
  { to: '/brands', label: texts.brands, startsGroup: true },
  { to: '/sellers', label: texts.sellers },
  { to: '/paraMaster', label: texts.paraMaster },
  { to: '/departments', label: texts.departments },
  { to: '/classes', label: texts.classes },
  { to: '/subClasses', label: texts.subClasses },
  { to: '/subClasses1', label: texts.subClasses1 },
]

/** The way to what somebody sells; his screens lead to each other. */
export const supplierDesk = (): NavigationLink => ({ to: '/supplier', label: texts.supplier, startsGroup: true })

export const accountLinks = (): readonly NavigationLink[] => [
  { to: '/lists', label: texts.myLists },
  { to: '/company', label: texts.myCompany },
  { to: '/account', label: texts.companyAccount },
  { to: '/approvals', label: texts.approvals },
  { to: '/profile', label: texts.profile },
  { to: '/settings', label: texts.settings },
]
