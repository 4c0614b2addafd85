import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  certificateNo: 'Certificate number',
  maker: 'Maker',
  licence: 'CM/L number',
  licenceCheckedOn: 'The day of the look at BIS Care',
  standard: 'Standard',
  grade: 'Grade',
  size: 'Size',
  thickness: 'Thickness',
  testedOn: 'Date of test',
  issuedOn: 'Date of certificate',
  quantity: 'Quantity in kg',
  figure: 'A figure of a heat',
  heatNo: 'Heat number',
  heatNoMissing: 'Please enter the number of each heat.',
  heatTwice: 'A heat number can be on a certificate once only.',
  tooManyHeats: (most: number) => `A certificate can have at most ${most} heats.`,
  heatsMissing: 'Please enter the heats as a list.',
  formingUnknown: 'Forming can only be cold or hot.',
  standardUnknown: 'Standard must be one of those that pipes are certified to.',
  heatUnknown: 'Heat numbers can have at most 30 characters.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
