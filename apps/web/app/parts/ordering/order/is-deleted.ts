import { ORDER_DELETED } from '@lohahaat/contract/ordering/order-changes/delete-order'

/** An order is deleted when the answer has success true, or is these words; whatever else is said, it is not. */
export const isDeleted = (answer: unknown): boolean =>
  answer === ORDER_DELETED || (answer as { success?: unknown } | null)?.success === true
