import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'

/** What an enquiry offers somebody who sees it in a list of everybody's. */
export function offeredStep({ buyerId, status }: Pick<Enquiry, 'buyerId' | 'status'>, userId: number) {
  if (buyerId !== userId && status !== 'Completed') return 'quote'
  return status === 'InProgress' ? 'edit' : null
}
