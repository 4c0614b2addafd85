import { ORDER_DELETED } from '@lohahaat/contract/ordering/order-changes/delete-order'

/** An order is deleted if the response has success true or is this text; anything else means that it is not. */
export const isDeleted = (answer: unknown): boolean =>
  answer === ORDER_DELETED || (answer as { success?: unknown } | null)?.success === true
