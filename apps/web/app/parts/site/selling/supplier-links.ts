import type { NavigationLink } from '../shell/navigation'
import { texts } from './texts'

interface SupplierLink extends NavigationLink {
  /** Screens of the same work at other addresses. */
  also?: readonly string[]
}

/** Whether a screen belongs to a link, by itself or below it. The desk is above all others. */
export const isOnLink = ({ to, also = [] }: SupplierLink, pathname: string) =>
  [to, ...also].some((path) => {
    const [own, here] = [path.toLowerCase(), pathname.toLowerCase().replace(/\/$/, '')]
    return here === own || (to !== '/supplier' && here.startsWith(`${own}/`))
  })

/** What each selling role works with, as the permissions have it; none for who sells nothing. */
const sold = (sellingRole: string): readonly (SupplierLink & { not?: readonly string[] })[] =>
  sellingRole === ''
    ? []
    : [
        { to: '/supplier', label: texts.desk },
        { to: '/supplier/enquiries', label: texts.enquiries },
        { to: '/supplier/orders', label: texts.ordersToLoad },
        { to: '/supplier/consignments', label: texts.consignments },
        { to: '/certificates', label: texts.certificates },
        {
          ...{ to: '/supplier/stock', label: texts.stockAndPrices, not: ['Dispatch', 'Accounts'] },
          also: ['/supplier/item', '/supplier/stockImport'],
        },
        { to: '/supplier/statement', label: texts.statement, not: ['Sales', 'Dispatch'] },
        { to: '/supplier/account', label: texts.account, not: ['Sales', 'Dispatch'] },
        { to: '/supplier/score', label: texts.scoreCard },
      ]

export const supplierLinks = (sellingRole: string): readonly SupplierLink[] =>
  sold(sellingRole).filter(({ not = [] }) => !not.includes(sellingRole))
