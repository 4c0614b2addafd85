import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'

interface Reader {
  userId: number
  /** Whether he orders for his company. */
  buys: boolean
}

/** The next step for the reader of an enquiry in a list of everybody's enquiries. */
export function offeredStep({ buyerId, status }: Pick<Enquiry, 'buyerId' | 'status'>, { userId, buys }: Reader) {
  if (buyerId !== userId && status !== 'Completed') return 'quote'
  return status === 'InProgress' && buys ? 'edit' : null
}
