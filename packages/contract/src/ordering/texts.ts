import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  ofCompanyOnly: 'Of can only be company.',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  pinCode: 'PIN code',
  gstNumber: 'GST number',
  gst: 'GST',
  weighment: 'Weighment charges',
  loading: 'Loading charges',
  platformFees: 'Platform fees',
  handling: 'Material handling fees',
  note: 'Note',
  buyerOrderNo: 'Your order number',
  unloadingRemark: 'Unloading remark',
  unknownStatus: 'There is no such status.',
  seenTooLong: 'Seen is too long.',
  noLines: 'There are no lines to add.',
  tooManyLines: (most: number) => `At most ${most} lines can be added at once.`,
  itemTwice: 'An item can be on one line only.',
  reason: 'Reason',
  reasonMissing: 'Please give a reason.',
  noLinesToTakeOut: 'Please choose the lines to take out, by approvalLineIds.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
