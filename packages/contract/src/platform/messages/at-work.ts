import { inLanguages } from '@lohahaat/domain/platform/language'
import { dataUpdated } from '../messages'
import * as hi from './at-work.hi'

const dataEn = {
  created: 'Data Saved Successfully!!',
  updated: dataUpdated,
  deleted: 'Data Deleted Successfully!!',
  deleteFailed: 'Error Occured',
  deleteWithoutId: 'Some Error Occured!!',
}

export type DataMessages = typeof dataEn

/** What the master-data forms say. */
export const dataMessages = inLanguages({ en: dataEn, hi: hi.dataMessages })

const sellerEn = {
  created: 'Seller Created!',
  updated: 'Seller Updated!',
  deleted: 'Seller Deleted Successfully!',
  deleteFailed: 'Error occurred',
  deleteWithoutId: 'Some error occurred!',
}

export type SellerMessages = typeof sellerEn

/** The seller form says the same in words of its own. */
export const sellerMessages = inLanguages({ en: sellerEn, hi: hi.sellerMessages })

const orderEn = {
  loadFailed: 'Failed to load order details.',
  idInvalid: 'Invalid group order ID.',
  notFound: 'No order data found.',
  cancelQuestion: 'Are you sure you want to delete this order?',
  deleteLineQuestion: 'Are you sure you want to delete this Item from your Order?',
  deleteFailed: 'An error occurred while deleting the order.',
  deleted: 'Order Deleted',
}

export type OrderMessages = typeof orderEn

/** What the screens of the orders say. */
export const orderMessages = inLanguages({ en: orderEn, hi: hi.orderMessages })

const enquiryEn = {
  created: 'Enquiry Created Successfully',
  updated: dataUpdated,
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

const contactEn = {
  sent: 'Thank you for reaching out!',
  nameMissing: 'Please enter Name.',
  phoneMissing: 'Please enter Phone.',
  phoneInvalid: 'Please enter a valid Phone.',
  messageMissing: 'Please enter Message.',
}

export type ContactMessages = typeof contactEn

/** What the contact page says. */
export const contactMessages = inLanguages({ en: contactEn, hi: hi.contactMessages })
