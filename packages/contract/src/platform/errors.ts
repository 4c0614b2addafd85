import { cartMessages, enquiryMessages, messages, orderMessages } from './messages'
import { plural } from './plural'

const withCommas = new Intl.ListFormat('en-IN', { type: 'unit', style: 'short' })

/** What an account can do only so many times an hour. */
const hourly = {
  enquiries: (most: string) => `An account can create or change at most ${most} enquiries an hour.`,
  quotes: (most: string) => `An account can save at most ${most} quotes an hour.`,
  cartChanges: (most: string) => `An account can change its cart at most ${most} times an hour.`,
  pdfs: (most: string) => `An account can download at most ${most} PDF documents an hour.`,
  exports: (most: string) => `An account can export at most ${most} files an hour.`,
}

/** Everything a client can cause, by name: the status it gets and the text a person reads. Anything else is a bug and a 500. */
export const refusals = {
  badRequest: { status: 400, text: 'The request could not be understood.' },
  tooSlow: { status: 408, text: 'The request took too long to arrive. Please try again.' },
  headersTooLarge: { status: 431, text: 'The headers of the request are too large.' },
  badHeader: { status: 400, text: 'A header of the request is malformed.' },
  loginCaptchaWrong: { status: 400, text: messages.loginCaptchaWrong },
  signupCaptchaWrong: { status: 400, text: messages.signupCaptchaWrong },
  otpAlreadySent: { status: 400, text: messages.otpAlreadySent },
  otpIncorrect: { status: 400, text: messages.otpIncorrect },
  otpExpired: { status: 400, text: 'This OTP has expired. Please send a new one.' },
  otpTooManyTries: {
    status: 400,
    text: 'Too many wrong tries. Please open the link in the mail instead, or send a new OTP after 5 minutes.',
  },
  otpDailyLimit: {
    status: 400,
    text: 'Ten OTPs were sent to this address today, so our newest mail has a link instead. Please open it within the hour, or try again tomorrow.',
  },
  signInLinkDead: {
    status: 400,
    text: 'This link has expired or was used already. Please ask for a new mail.',
  },
  emailTaken: { status: 400, text: 'An account with this e-mail address exists already. Please sign in.' },
  nameTaken: { status: 400, text: (name: string) => `${name} exists already.` },
  unknownRecord: { status: 400, text: 'There is no such record. It may have been deleted.' },
  unknownParent: { status: 400, text: (label: string) => `There is no such ${label}.` },
  parentFixed: { status: 400, text: (label: string) => `The ${label} of a record can't be changed.` },
  inUse: { status: 400, text: (uses: string) => `Used by ${uses}.` },
  changedMeanwhile: {
    status: 400,
    text: (by: string, at: string) => `This record was changed by ${by} at ${at}. Please reload and try again.`,
  },
  sellerInactive: { status: 400, text: 'This seller is inactive. Please select another one.' },
  nothingToChange: { status: 400, text: 'No stock item matches.' },
  pricesChanged: { status: 400, text: 'The prices have changed since the preview. Please look at it again.' },
  impossiblePrices: {
    status: 400,
    text: (count: number, item: string, price: string) =>
      plural(count, {
        one: `# new price would be below ₹0.01 or above ₹10,00,000. For example, ${item} would cost ${price}.`,
        other: `# new prices would be below ₹0.01 or above ₹10,00,000. For example, ${item} would cost ${price}.`,
      }),
  },
  noFile: { status: 400, text: enquiryMessages.noFile },
  badForm: { status: 400, text: 'The form could not be understood.' },
  notASheet: { status: 400, text: 'This file is neither a CSV nor an XLSX file.' },
  unreadableFile: { status: 400, text: 'This file could not be read.' },
  slowFile: { status: 400, text: 'This file takes too long to read.' },
  tooLargeUnpacked: { status: 400, text: 'This file is too large when unpacked.' },
  tooManyRows: { status: 400, text: (most: number) => `A file may have at most ${most.toLocaleString('en-IN')} rows.` },
  missingColumns: {
    status: 400,
    text: (titles: readonly string[]) =>
      plural(titles.length, {
        one: `This column is missing: ${withCommas.format(titles)}.`,
        other: `These columns are missing: ${withCommas.format(titles)}.`,
      }),
  },
  columnTwice: { status: 400, text: (title: string) => `The column ${title} is there more than once.` },
  emptySheet: { status: 400, text: 'There are no rows below the header.' },
  deletedMeanwhile: {
    status: 400,
    text: 'Something that the file names was deleted meanwhile, so nothing was imported. Please try again.',
  },
  notAPicture: { status: 400, text: 'Only JPG, PNG or WebP pictures can be used.' },
  unreadablePicture: { status: 400, text: 'This picture could not be read.' },
  notSold: { status: 400, text: (item: string) => `${item} is no longer sold. Please remove it from the cart.` },
  cartFull: { status: 400, text: (most: number) => `A cart can have at most ${most} lines.` },
  noWeight: { status: 400, text: 'This item has no weight per piece, so it is sold by the ton only.' },
  notEnough: {
    status: 400,
    text: (item: string, left: string, asked: string) =>
      left === '0.000'
        ? `${item} is out of stock. Please remove it from the cart.`
        : `Only ${left} MT of ${item} are left, and ${asked} MT are in the cart. Please reduce the quantity.`,
  },
  cartChanged: {
    status: 400,
    text: 'Something has changed since the cart was shown. Please look at it again and confirm.',
  },
  shippingMissing: { status: 400, text: cartMessages.shippingIncomplete },
  billingMissing: { status: 400, text: cartMessages.billingIncomplete },
  orderNotFound: { status: 400, text: orderMessages.notFound },
  orderLineNotFound: { status: 400, text: 'This item is not in the order. It may have been deleted.' },
  orderClosed: {
    status: 400,
    text: (orderNo: string, status: string) =>
      `Order ${orderNo} is ${status.toLowerCase()}, so it can't be changed any more.`,
  },
  statusNotNext: {
    status: 400,
    text: (from: string, to: string) => `An order that is ${from} can't become ${to}.`,
  },
  enquiryNotFound: { status: 400, text: 'There is no such enquiry.' },
  enquiryCompleted: {
    status: 400,
    text: (leadId: string) => `Enquiry ${leadId} is completed, so it can't be changed.`,
  },
  enquiryChanged: { status: 400, text: 'The enquiry has changed meanwhile. Please look at it again.' },
  unknownItem: { status: 400, text: 'An item of the enquiry does not exist, or not in this product category.' },
  itemNotWeighable: {
    status: 400,
    text: (item: string) => `The weight of a piece of ${item} is not known. Please ask for it in tons.`,
  },
  pricesIncomplete: { status: 400, text: enquiryMessages.noPrices },
  quoteTooLarge: { status: 400, text: 'Prices and quantities come to more than an order can hold.' },
  noLongerValid: { status: 400, text: 'Valid until must be in the future.' },
  quoteNotFound: { status: 400, text: 'There is no such quote.' },
  quoteOutdated: { status: 400, text: 'This quote was given before the enquiry was last changed. It is outdated.' },
  quoteExpired: { status: 400, text: 'This quote has expired.' },
  quotesChanged: { status: 400, text: 'The quotes have changed meanwhile. Please look at them again.' },
  noSplit: { status: 400, text: 'No split is cheaper than the best quote as a whole.' },
  addressMissing: { status: 400, text: 'Please save a billing and a shipping address first.' },
  wrongFileType: { status: 400, text: 'Only pdf, jpg, jpeg, png, xlsx, gif, xls, tiff and csv files can be used.' },
  notWhatItSays: { status: 400, text: (type: string) => `This file is no ${type} file.` },
  hasMacros: { status: 400, text: 'This file contains macros. Please save it without them.' },
  quotaReached: {
    status: 400,
    text: (megabytes: number) =>
      `The files of an account can take up at most ${megabytes.toLocaleString('en-IN')} MB, and this one would exceed that.`,
  },
  noEnquiryFile: { status: 400, text: 'This enquiry has no file.' },
  tooManyLines: {
    status: 400,
    text: (most: number) => `A list can have at most ${most.toLocaleString('en-IN')} lines.`,
  },
  newsletterLinkDead: {
    status: 400,
    text: 'This link is no longer valid. Please subscribe once more, and we mail you a new one.',
  },
  unsubscribeLinkWrong: { status: 400, text: 'This link is not complete. Please copy all of it from the mail.' },
  noPasskeysHere: { status: 400, text: 'Passkeys can’t be used where the site is reached by a number.' },
  passkeyExpired: { status: 400, text: 'That took too long. Please try again.' },
  passkeyRefused: { status: 400, text: 'This passkey was not accepted. Please sign in with your e-mail address.' },
  passkeyUnknown: {
    status: 400,
    text: 'This passkey is not known here any more. Please sign in with your e-mail address.',
  },
  noPasskey: { status: 400, text: 'Your account has no passkey yet. Please confirm by an OTP.' },
  passkeyNotAdded: { status: 400, text: 'This passkey could not be added. Please try again.' },
  passkeyKnown: { status: 400, text: 'This passkey is in use already.' },
  tooManyPasskeys: {
    status: 400,
    text: (most: number) => `An account can have at most ${most} passkeys. Please remove one first.`,
  },
  lastPasskey: {
    status: 400,
    text: 'Administrators need a passkey here. Please add another one before removing this.',
  },
  notSignedIn: { status: 401, text: 'Please sign in.' },
  notYourEnquiry: { status: 403, text: 'This enquiry belongs to another buyer.' },
  ownEnquiry: { status: 403, text: "You can't quote for your own enquiry." },
  freshSignInNeeded: { status: 403, text: 'Please confirm that it is you.' },
  passkeyNeeded: { status: 403, text: 'Administrators need a passkey here. Please add one in Settings.' },
  passkeySignInNeeded: { status: 403, text: 'Please confirm with your passkey that it is you.' },
  adminsOnly: { status: 403, text: 'This is for administrators.' },
  unknownPath: { status: 404, text: 'There is nothing at this path.' },
  tooLarge: { status: 413, text: 'The request is too large.' },
  fileTooLarge: { status: 413, text: 'This file is too large.' },
  notAForm: { status: 415, text: 'The request must be a form with a file.' },
  wrongType: { status: 415, text: 'The request must be JSON.' },
  limitReached: {
    status: 429,
    text: (what: keyof typeof hourly, most: number, minutes: number) =>
      plural(minutes, {
        one: `${hourly[what](most.toLocaleString('en-IN'))} Please try again in # minute.`,
        other: `${hourly[what](most.toLocaleString('en-IN'))} Please try again in # minutes.`,
      }),
  },
  tooMuchAtOnce: {
    status: 429,
    text: 'Several of your files are being worked on. Please wait until one is done, and try again.',
  },
  tooBusy: { status: 429, text: 'Too many files are being worked on right now. Please try again in a moment.' },
  tooManyRequests: { status: 429, text: 'Too many requests. Please wait a little and try again.' },
  otpTriesSpent: {
    status: 429,
    text: 'Too many wrong OTPs were entered today. Please open the link in the mail instead, or try again tomorrow.',
  },
  otpTriesOfNetworkSpent: {
    status: 429,
    text: 'Too many wrong OTPs came from your network. Please open the link in the mail instead, or try again in an hour.',
  },
  tooManyWrongSums: {
    status: 429,
    text: 'Too many wrong sums came from your network. Please try again in an hour.',
  },
  unavailable: { status: 503, text: 'LohaHaat can’t reach its records right now. Please try again in a moment.' },
  noRoom: { status: 503, text: 'There is no room for files right now, so nothing was kept. Please try again later.' },
} as const satisfies Record<string, { status: number; text: string | ((...values: never[]) => string) }>

export type RefusalName = keyof typeof refusals
