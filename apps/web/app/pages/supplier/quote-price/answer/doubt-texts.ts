import type { DoubtCode } from '@lohahaat/domain/sourcing/answer-reader/answer'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './doubt-texts.hi'

const en: Readonly<Record<DoubtCode, string>> = {
  notAnswered: 'The answer says nothing of this line.',
  severalPrices: 'More than one price is named: the last one stands here.',
  priceRange: 'A range is named: its lower end stands here.',
  approximate: 'The price is named as approximate.',
  asked: 'A question mark stands behind it.',
  unitAssumed: 'What the price is per is not said: please check the unit.',
  unitImpossible: 'The price is per a unit that this line can’t be priced by.',
  priceOdd: 'This is no usual price for this pipe.',
  gstIncluded: 'The price includes GST; a quote is before GST.',
  gstUnclear: 'Whether the price includes GST is not clear.',
  discount: 'Something comes off the price or on top of it, which is not worked in.',
  agreedWithout: 'It is agreed to, but no price is known here.',
  agreedWhich: 'It is agreed to, and more than one price may be meant.',
  agreedLast: 'This is the price of another enquiry.',
  priceAndNone: 'A price is named, and that there is none.',
  noneUnclear: 'Whether it is offered is not clear.',
  saidTwice: 'The line is priced twice: the later price stands here.',
  forAll: 'No line is named: this was taken for all of them.',
  byOrder: 'No line is named: prices were taken in the order of the lines.',
  otherSize: 'The answer names another size, thickness or length.',
  severalLines: 'More than one line has this size.',
  severalMakes: 'More than one make is named.',
  makeUnclear: 'The make may be meant for all lines.',
  partQuantity: 'The answer names another quantity.',
  daysUnclear: 'It may be the time of delivery, or how long the price holds.',
  daysRange: 'A range of days is named: its end stands here.',
  daysSaidTwice: 'More than one time of delivery is named.',
  exWorks: 'The price is ex works: freight is not in it.',
  freightUnit: 'What the freight is per is not said: per ton was taken.',
  freightPerTruck: 'Freight is not named per ton: it stands in the remark.',
  freightExtra: 'Freight is extra, and no amount is named.',
  freightSaidTwice: 'More than one freight is named.',
  validUnclear: 'Until when the price holds is not clear.',
  termsCut: 'It was too long, and its end is cut.',
  otherCharge: 'A charge is named that a quote has no field for.',
}

export type DoubtTexts = typeof en

export const doubtTexts = inLanguages({ en, hi })
