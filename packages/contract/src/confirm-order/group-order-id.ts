import { queryNumber, recordId } from '../fields'
import { orderMessages } from '../messages'

/** The id of an order in a query. */
export const groupOrderId = queryNumber('GroupOrderId').pipe(recordId('GroupOrderId', orderMessages.idInvalid))
