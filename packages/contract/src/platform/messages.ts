import { inLanguages } from '@lohahaat/domain/platform/language'
import * as hi from './messages.hi'

export const dataUpdated = 'Data Update Successfully!!'

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

/**
 * The fixed texts of the product, to the letter, odd spellings included. Tests and screens quote them from here; what a first
 * view doesn't say is in messages/at-work.
 */
export const messages = inLanguages({ en, hi: hi.messages })

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

const catalogueEn = {
  nothingFound: 'No products found',
  taxNotice: 'Prices are in rupees per MT and exclude GST. 18% GST applies at billing.',
}

export type CatalogueMessages = typeof catalogueEn

/** What the catalogue says. */
export const catalogueMessages = inLanguages({ en: catalogueEn, hi: hi.catalogueMessages })
