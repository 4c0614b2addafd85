import type { NavigationLink } from '../shell/navigation'
import { texts } from './texts'

/** What each selling role works with, as the permissions have it; none for who sells nothing. */
const sold = (sellingRole: string): readonly (NavigationLink & { not?: readonly string[] })[] =>
  sellingRole === ''
    ? []
    : [
        { to: '/supplier', label: texts.desk },
        { to: '/supplier/enquiries', label: texts.enquiries },
        { to: '/supplier/orders', label: texts.ordersToLoad },
        { to: '/supplier/consignments', label: texts.consignments },
        { to: '/certificates', label: texts.certificates },
        { to: '/supplier/stock', label: texts.stockAndPrices, not: ['Dispatch', 'Accounts'] },
        { to: '/supplier/statement', label: texts.statement, not: ['Sales', 'Dispatch'] },
        { to: '/supplier/account', label: texts.account, not: ['Sales', 'Dispatch'] },
        { to: '/supplier/score', label: texts.scoreCard },
      ]

export const supplierLinks = (sellingRole: string): readonly NavigationLink[] =>
  sold(sellingRole).filter(({ not = [] }) => !not.includes(sellingRole))
