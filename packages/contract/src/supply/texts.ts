import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  businessName: 'Business name',
  gstNumber: 'GST number',
  bankAccount: 'Account number',
  ifsc: 'IFSC',
  yard: 'Yard',
  udyam: 'Udyam number',
  licence: 'CM/L number',
  note: 'Note',
  noteMissing: 'Please write a note.',
  yardsWrong: (most: number) => `Yards must be a list of at most ${most} PIN codes.`,
  brandsWrong: 'Makes must be a list of their ids.',
  classesWrong: 'Classes must be a list of their ids.',
  kindWrong: 'The kind must be udyam, licence or cheque.',
  statusWrong: 'There is no such status.',
  decisionWrong: 'The decision must be askChanges, approve, suspend or reinstate.',
  isShownWrong: 'Please say whether the applicant reads it: isShown must be true or false.',
  isApprovedWrong: 'Please say whether it is approved: isApproved must be true or false.',
  roleWrong: 'The sellingRole must be Owner, Sales, Dispatch, Accounts or null.',
  paceWrong: 'The pace must be at once, hourly, daily or none.',
  groupWrong: 'The group must be waiting, won or lost.',
  itemIdsWrong: (most: number) => `itemIds must be a list of 1 to ${most} ids.`,
  /** What is wrong with a field of an application. */
  problems: {
    businessName: 'Please enter the business name, in at most 50 characters.',
    gstNumber: 'Please enter a GST number whose check digit is right.',
    bankAccount: 'Please enter the account number: 9 to 18 digits.',
    ifsc: 'Please enter the IFSC of the bank, such as SBIN0001234.',
    yards: 'Please enter the PIN codes of 1 to 20 yards, each once.',
    brandIds: 'Please choose at least one make.',
    classIds: 'Please choose at least one class.',
    udyam: 'An Udyam number is written like UDYAM-HR-05-0012345.',
    licence: 'A CM/L number has 7 to 10 digits.',
    cheque: 'Please add a cancelled cheque.',
    unknownYard: (pinCode: string) => `There is no PIN code ${pinCode}.`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
