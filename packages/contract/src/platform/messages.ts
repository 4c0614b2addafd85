import { inLanguages } from '@lohahaat/domain/platform/language'
import * as hi from './messages.hi'

const dataUpdated = 'Data Update Successfully!!'

const en = {
  fullNameMissing: 'Please enter Full Name.',
  businessNameMissing: 'Please enter Business Name.',
  businessNameUnusable: `Business Name can't be "undefined".`,
  contactNumberMissing: 'Please enter Contact Number.',
  emailMissing: 'Please enter E-mail address.',
  emailInvalid: 'Please enter Valid Email Address.',
  gstNumberMissing: 'Please enter GSTNo.',
  gstNumberInvalid: 'Please enter Valid GST Number.',
  termsUnchecked: 'Please check terms and condition.',
  otpMissing: 'Please enter OTP',
  otpIncorrect: 'Please enter correct OTP',
  otpAlreadySent: 'OTP Already send kindly click on Send OTP after 5 minutes',
  otpSent: (email: string) =>
    `Kindly check the OTP sent on - ${email}, Check the Junk/Spam Folder. OTP is valid for 5 minutes`,
  loginIncomplete: 'Please enter the username and password',
  loginCaptchaWrong: 'Please enter the correct captcha sum',
  signupCaptchaWrong: 'Please enter the correct captcha',
  userCreated: 'User Created Successfully',
  dataUpdated,
  deleteQuestion: 'Are you sure you want to delete this record?',
  serverUnreachable: 'Could not reach the server. Please try again.',
}

export type Messages = typeof en

/** The fixed texts of the product, to the letter, odd spellings included. Tests and screens quote them from here. */
export const messages = inLanguages({ en, hi: hi.messages })

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

const cartEn = {
  empty: 'Your cart is empty.',
  loginTitle: 'Login Required',
  loginNeeded: 'You must be logged in to add items to the cart.',
  quantityInvalid: 'Quantity cannot be zero, negative or blank',
  quantityTooLarge: 'Quantity can be at most 1,00,00,000.',
  piecesNotWhole: 'Pieces must be a whole number.',
  tonsTooFine: 'Tons can have at most 3 decimals.',
  unitInvalid: 'Please enter valid quantity for all items in the cart.',
  shippingIncomplete: 'Please fill all the fields in the shipping address.',
  billingIncomplete: 'Please fill all the fields in the billing address.',
  shippingFailed: 'Failed to add shipping address. Please try again.',
  billingFailed: 'Failed to add billing address. Please try again.',
  removeQuestion: 'Are you sure you want to remove this item from the cart?',
  confirmFailed: 'Order confirmation failed. Please try again.',
}

export type CartMessages = typeof cartEn

/** What the cart and the checkout say. */
export const cartMessages = inLanguages({ en: cartEn, hi: hi.cartMessages })

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

const catalogueEn = {
  nothingFound: 'No products found',
  taxNotice: 'Prices are in rupees per MT and exclude GST. 18% GST applies at billing.',
}

export type CatalogueMessages = typeof catalogueEn

/** What the catalogue says. */
export const catalogueMessages = inLanguages({ en: catalogueEn, hi: hi.catalogueMessages })

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
