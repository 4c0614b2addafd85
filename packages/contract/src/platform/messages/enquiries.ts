import { inLanguages } from '@lohahaat/domain/platform/language'
import * as hi from './enquiries.hi'

const enquiryEn = {
  created: 'Enquiry Created Successfully',
  updated: 'Data Update Successfully!!',
  createQuestion: 'Are you sure you want to create this enquiry?',
  removeQuestion: 'Are you sure you want to remove this item?',
  empty: 'No Enquiries Found',
  noFile: 'Please select a file.',
  dateInvalid: 'The enquiry needs its date as yyyymmdd.',
  brandMissing: 'Please select a brand.',
  departmentMissing: 'Please select a product category.',
  deliveryMissing: 'Please select a delivery timeline.',
  noItems: 'Please select at least one item.',
  noText: 'Please paste your list.',
  nameMissing: 'Please enter Name.',
  phoneMissing: 'Please enter Contact No.',
  phoneInvalid: 'Please enter a valid Contact No.',
  unitInvalid: 'Please select Ton or Pieces as the unit of every item of the enquiry.',
  noPrices: 'Please enter a price for every item.',
  quoted: 'Quote Price save successfully',
  quoteFailed: 'Some Issue Please contact Administartor',
}

export type EnquiryMessages = typeof enquiryEn

/** What the screens of enquiries and quotes say. */
export const enquiryMessages = inLanguages({ en: enquiryEn, hi: hi.enquiryMessages })
