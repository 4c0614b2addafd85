import type { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { isOpenForChange } from '@lohahaat/domain/ordering/order-status'
import type { Order } from '@lohahaat/domain/ordering/order'

/** What a member may do with the orders of his company. */
export type OrderRights = Pick<ResponseOf<typeof fetchCompany>, 'memberCount' | 'seesAllOrders' | 'changesAllOrders'>

/** The server decides; this only leaves out buttons that it would refuse. */
export const mayChange = (order: Order, { changesAllOrders }: OrderRights, userId: number | null) =>
  isOpenForChange(order.status) && (changesAllOrders || order.orderedById === userId)

/** Where there is more to see than one's own. */
export const hasColleagues = ({ memberCount, seesAllOrders }: OrderRights) => seesAllOrders && memberCount > 1
