import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  asked: {
    subject: (orderNo: string) => `Order ${orderNo}: please accept or refuse`,
    said: (place: string) => `These lines of the order are yours to load. They go to ${place}.`,
    clock: (time: string) => `Please answer by ${time}. After that they count as refused.`,
    contact: 'Once you accept, you see whom to call and where to unload.',
  },
  expired: {
    subject: (orderNo: string) => `Order ${orderNo}: the time to answer has passed`,
    said: 'You did not answer for these lines in time, so they count as refused.',
  },
  gone: {
    subject: (orderNo: string) => `Order ${orderNo}: lines are no longer wanted`,
    said: 'These lines were deleted or the order was cancelled. Please do not load them.',
  },
  refusedByOne: {
    subject: (orderNo: string) => `Order ${orderNo}: lines were refused`,
    said: (seller: string) => `${seller} has refused these lines. Please find another seller, or delete them.`,
    reason: (reason: string) => `The reason: ${reason}`,
  },
  expiredForDesk: {
    subject: (orderNo: string) => `Order ${orderNo}: lines were not answered`,
    said: 'Their supplier has not answered in time. Please find another seller, or delete them.',
  },
  given: {
    said: (item: string) => `Another yard supplies ${item} now. The price and everything else stay as they are.`,
    saidMake: (item: string, make: string) =>
      `Another yard supplies ${item} now, of the make ${make}. The price and everything else stay as they are.`,
  },
  deleted: {
    said: (item: string) => `We could not get ${item} and had to delete it from this order. This is what it holds now.`,
    cancelled: (item: string) => `We could not get ${item}, which was all that was left, and had to cancel this order.`,
  },
  note: (note: string) => `Our note: ${note}`,
  quantity: 'Quantity',
  weight: 'Weight',
  units: { Pieces: 'Pieces', Ton: 'Ton' },
  link: 'See the order',
  closing: 'For any question please call or write to us, and name the order number.',
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
