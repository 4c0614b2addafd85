import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  name: 'Name',
  phone: 'Contact No.',
  unknownStatus: 'There is no such status.',
  reason: 'Reason',
  length: 'Length',
  line: 'The line',
  make: 'Make',
  grade: 'Grade',
  listName: 'The name of the list',
  listLinkIncomplete: 'This link is not complete. Please ask for it once more.',
  listNameMissing: 'Please name the list.',
  lineMissing: 'A line is empty.',
  lineUnusable: 'A line of the list could not be understood.',
  tooManyLines: (most: number) => `A list can have at most ${most} lines.`,
  tooManyItems: (most: string) => `An enquiry can have at most ${most} items.`,
  textTooLong: 'The text is too long.',
  textUnusable: "The text contains characters that can't be used.",
  price: 'Price',
  pricesOfOneEnquiry: 'All prices must be for one enquiry.',
  onePriceOnly: 'An item can have one price only.',
  notThisCentury: 'Valid until must be a day of this century.',
  freight: 'Freight per ton',
  paymentTerms: 'Payment terms',
  remark: 'Remark',
  deliveryDays: 'Delivery days',
  targetPrice: 'Target price',
  deadlineNotThisCentury: 'Deadline must be a day of this century.',
  note: 'Note',
  cellsMissing: 'Please choose a quote for at least one line.',
  cellTwice: 'A line can be given to one quote only.',
  lineTwice: 'A line is named twice.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
