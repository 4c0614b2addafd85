import { queryId } from '../../platform/fields'
import { orderMessages } from '../../platform/messages/at-work'

/** The id of an order in a query. */
export const orderId = queryId('GroupOrderId', () => orderMessages.idInvalid)
