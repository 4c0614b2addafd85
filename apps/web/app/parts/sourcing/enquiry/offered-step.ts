import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'

/** The next step for the reader of an enquiry in a list of everybody's enquiries. */
export function offeredStep({ buyerId, status }: Pick<Enquiry, 'buyerId' | 'status'>, userId: number) {
  if (buyerId !== userId && status !== 'Completed') return 'quote'
  return status === 'InProgress' ? 'edit' : null
}
