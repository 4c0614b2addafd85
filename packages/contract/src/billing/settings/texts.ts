import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

/** What is said of a setting that can't be taken. */
const en = {
  fileVersion: 'Version of the file',
  key: 'Key of the file',
  keyWrong: 'A key of the file has letters, digits and underscores only.',
  sezStateCode: 'State code of an SEZ buyer',
  oldestDays: 'Age of a document in days, at most',
  mostKm: 'Longest distance in km',
  kmTolerance: 'Distance tolerance in %',
  kmPerDay: 'Kilometres a day',
  kmPerDayOverDimensional: 'Kilometres a day, over-dimensional cargo',
  warnHours: 'Hours before expiry',
  cancelEwayHours: 'Hours to cancel an e-way bill',
  cancelIrnHours: 'Hours to cancel an IRN',
  extendHours: 'Hours to extend before and after expiry',
  mostDays: 'Longest validity of an e-way bill in days',
  mostLines: 'Maximum lines',
  gstRate: 'GST rate in %',
  hsnDigits: 'An HSN code has 4, 6 or 8 digits.',
  ratesMissing: 'Please enter at least one GST rate.',
  limit: 'Limit in ₹',
  stateUnknown: 'There is no such state. Please choose its GST code.',
  stateTwice: 'Each state can have one limit only.',
  reportDays: 'Days to report',
  ledgerName: 'Name in Tally',
  ledgerMissing: 'Please enter its name in Tally.',
  smallSupplierDays: 'Days to pay a micro or small supplier',
  creditUntil: 'Please enter day and month, such as 30/11.',
  commissionGst: 'GST on commission in %',
  tds: 'TDS on goods in %',
  reminderDay: 'Day of a reminder',
  dayTwice: 'Each day can be named once only.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
