import { orderMessages } from '@lohahaat/contract/platform/messages'

/** An order is deleted when the answer has success true, or is these words; whatever else is said, it is not. */
export const isDeleted = (answer: unknown): boolean =>
  answer === orderMessages.deleted || (answer as { success?: unknown } | null)?.success === true
