import { formatCount, listFormat, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { cartMessages } from './messages'
import { accountMessages } from './messages/account'
import { enquiryMessages } from './messages/enquiries'
import { orderMessages } from './messages/orders'
import type { RefusalName } from './errors'
import { aboveLimit } from './refusals/above-limit'
import { companyRefusals } from './refusals/companies'
import { hourly } from './refusals/hourly-limit-texts'
import { moneyRefusals } from './refusals/money'
import { paperRefusals } from './refusals/papers'
import { truckRefusals } from './refusals/trucks'
import { hi } from './refusal-texts.hi'

const withCommas = listFormat({ type: 'unit', style: 'short' })

/** What a person reads of each refusal. */
const en = {
  badRequest: 'The request could not be understood.',
  tooSlow: 'The request took too long to arrive. Please try again.',
  headersTooLarge: 'The headers of the request are too large.',
  badHeader: 'A header of the request is malformed.',
  get loginCaptchaWrong() {
    return accountMessages.loginCaptchaWrong
  },
  get signupCaptchaWrong() {
    return accountMessages.signupCaptchaWrong
  },
  get otpAlreadySent() {
    return accountMessages.otpAlreadySent
  },
  get otpIncorrect() {
    return accountMessages.otpIncorrect
  },
  otpExpired: 'This OTP has expired. Please send a new one.',
  otpTooManyTries: 'Too many wrong tries. Please open the link in the mail instead, or send a new OTP after 5 minutes.',
  otpDailyLimit:
    'Ten OTPs were sent to this address today, so our newest mail has a link instead. Please open it within the hour, or try again tomorrow.',
  signInLinkDead: 'This link has expired or was used already. Please ask for a new mail.',
  emailTaken: 'An account with this e-mail address exists already. Please sign in.',
  nameTaken: (name: string) => `${name} exists already.`,
  unknownRecord: 'There is no such record. It may have been deleted.',
  unknownParent: (label: string) => `There is no such ${label}.`,
  parentFixed: (label: string) => `The ${label} of a record can't be changed.`,
  inUse: (uses: string) => `Used by ${uses}.`,
  changedMeanwhile: (by: string, at: string) =>
    `This record was changed by ${by} at ${at}. Please reload and try again.`,
  soldMeanwhile: (left: string) =>
    `Some of this pipe was sold while the form was open: ${left} MT are in stock now. Please reload and enter the stock again.`,
  sellerInactive: 'This seller is inactive. Please select another one.',
  nothingToChange: 'No stock item matches.',
  pricesChanged: 'The prices have changed since the preview. Please look at it again.',
  impossiblePrices: (count: number, item: string, price: string) =>
    plural(count, {
      one: `# new price would be below ₹0.01 or above ₹10,00,000. For example, ${item} would cost ${price}.`,
      other: `# new prices would be below ₹0.01 or above ₹10,00,000. For example, ${item} would cost ${price}.`,
    }),
  itemGone: (id: string) => `There is no stock item ${id}. It may have been deleted, so nothing was saved.`,
  priceMoved: (count: number, item: string, price: string) =>
    plural(count, {
      one: `${item} costs ${price} now. Somebody changed it meanwhile, so nothing was saved.`,
      other: `# prices were changed by somebody meanwhile, so nothing was saved. For example, ${item} costs ${price} now.`,
    }),
  farPrices: (count: number, percent: number, item: string, old: string, price: string) =>
    plural(count, {
      one: `# price moves by more than ${percent} %: ${item} from ${old} to ${price}. Please confirm it.`,
      other: `# prices move by more than ${percent} %. The furthest: ${item} from ${old} to ${price}. Please confirm them.`,
    }),
  get noFile() {
    return enquiryMessages.noFile
  },
  badForm: 'The form could not be understood.',
  notASheet: 'This file is neither a CSV nor an XLSX file.',
  unreadableFile: 'This file could not be read.',
  slowFile: 'This file takes too long to read.',
  tooLargeUnpacked: 'This file is too large when unpacked.',
  tooManyRows: (most: number) => `A file may have at most ${formatCount(most)} rows.`,
  missingColumns: (titles: readonly string[]) =>
    plural(titles.length, {
      one: `This column is missing: ${withCommas(titles)}.`,
      other: `These columns are missing: ${withCommas(titles)}.`,
    }),
  columnTwice: (title: string) => `The column ${title} is there more than once.`,
  emptySheet: 'There are no rows below the header.',
  deletedMeanwhile: 'Something that the file names was deleted meanwhile, so nothing was imported. Please try again.',
  notAPicture: 'Only JPG, PNG or WebP pictures can be used.',
  unreadablePicture: 'This picture could not be read.',
  notSold: (item: string, isRequest?: boolean) =>
    isRequest
      ? `${item} is no longer sold. Please take it out of the request.`
      : `${item} is no longer sold. Please remove it from the cart.`,
  wantedDayPast: 'The wanted delivery day is over. Please choose a later one.',
  cartFull: (most: number) => `A cart can have at most ${most} lines.`,
  noWeight: 'This item has no weight per piece, so it is sold by the ton only.',
  notEnough: (item: string, left: string, asked: string, isRequest?: boolean) => {
    if (isRequest)
      return `Only ${left} MT of ${item} are left, and ${asked} MT are asked for. Please take it out of the request.`
    return left === '0.000'
      ? `${item} is out of stock. Please remove it from the cart.`
      : `Only ${left} MT of ${item} are left, and ${asked} MT are in the cart. Please reduce the quantity.`
  },
  cartChanged: 'Something has changed since the cart was shown. Please look at it again and confirm.',
  approvalNeeded: (limit: keyof typeof aboveLimit, most: string, figure: string) =>
    `${aboveLimit[limit](most, figure)} Please ask for approval.`,
  noApprover: 'Nobody else in your company can approve orders. Please ask its owner to name an approver.',
  nothingToAsk: 'There is nothing in the cart to ask for.',
  tooManyWaiting: (most: number) =>
    `At most ${formatCount(most)} of your requests can wait at once. Please wait for a decision, or withdraw one.`,
  requestNotFound: 'There is no such request for approval.',
  requestDecided: (status: string) => `This request is ${status.toLowerCase()} already.`,
  requestChanged: 'The request has changed since it was shown. Please look at it again.',
  approvalExpired:
    'The prices of this request were no longer valid. It shows today’s prices now. Please look at it again.',
  lastRequestedLine: 'At least one line has to stay. Please reject the request instead.',
  quotesWhole: 'Lines of a quote can’t be taken out. Please approve it as a whole, or reject it.',
  get shippingMissing() {
    return cartMessages.shippingIncomplete
  },
  get billingMissing() {
    return cartMessages.billingIncomplete
  },
  get orderNotFound() {
    return orderMessages.notFound
  },
  orderLineNotFound: 'This item is not in the order. It may have been deleted.',
  orderClosed: (orderNo: string, status: string) =>
    `Order ${orderNo} is ${status.toLowerCase()}, so it can't be changed any more.`,
  statusNotNext: (from: string, to: string) => `An order that is ${from} can't become ${to}.`,
  lineNotWaiting: (item: string, state: string) =>
    `${item} is ${state.toLowerCase()}, so it can't be answered any more.`,
  lineNotRefused: 'This line is not refused any more. Please look at the order again.',
  sellerUnfit: 'This item is not the same pipe, is no longer sold, or has too little in stock.',
  notDelivered: 'An order can be rated once it is delivered.',
  ratingFixed: 'This rating can no longer be changed.',
  enquiryNotFound: 'There is no such enquiry.',
  enquiryCompleted: (leadId: string) => `Enquiry ${leadId} is completed, so it can't be changed.`,
  enquiryChanged: 'The enquiry has changed meanwhile. Please look at it again.',
  unknownItem: 'An item of the enquiry does not exist, or not in this product category.',
  itemNotWeighable: (item: string) => `The weight of a piece of ${item} is not known. Please ask for it in tons.`,
  get pricesIncomplete() {
    return enquiryMessages.noPrices
  },
  quoteTooLarge: 'Prices and quantities come to more than an order can hold.',
  noLongerValid: 'Valid until must be in the future.',
  quoteNotFound: 'There is no such quote.',
  quoteOutdated: 'This quote was given before the enquiry was last changed. It is outdated.',
  quoteExpired: 'This quote has expired.',
  quotesChanged: 'The quotes have changed meanwhile. Please look at them again.',
  lineNotOffered: 'A line that you chose is not offered by that quote.',
  priceUnitUnknown: (unit: string) =>
    `The weight of a piece is not known for a line, so it can't be priced per ${unit}.`,
  nothingToCopy: 'Every line of this enquiry was ordered.',
  enquiryOpen: (leadId: string) => `Enquiry ${leadId} is not completed yet.`,
  brandNeeded: 'This enquiry names a brand. Please select one.',
  deadlinePast: 'The deadline must be in the future.',
  notAskedBetter: 'The buyer has not asked for a better price.',
  askedOften: 'You have asked this party often enough. Please wait for a new quote.',
  quoteFilesFull: (most: number) => `A quote can have at most ${most} files.`,
  noQuoteFile: 'There is no such file.',
  noSplit: 'No split is cheaper than the best quote as a whole.',
  addressMissing: 'Please save a billing and a shipping address first.',
  wrongFileType: 'Only pdf, jpg, jpeg, png, xlsx, gif, xls, tiff and csv files can be used.',
  notWhatItSays: (type: string) => `This file is no ${type} file.`,
  hasMacros: 'This file contains macros. Please save it without them.',
  quotaReached: (megabytes: number) =>
    `The files of an account can take up at most ${formatCount(megabytes)} MB, and this one would exceed that.`,
  noEnquiryFile: 'This enquiry has no file.',
  tooManyLines: (most: number) => `A list can have at most ${formatCount(most)} lines.`,
  notAList: 'This file is no list that can be read: only XLSX, CSV, PDF and photos as JPG, PNG or WebP are.',
  tooManyPages: (most: number) => `A PDF can have at most ${formatCount(most)} pages.`,
  lockedPdf: 'This PDF has a password. Please save it without one.',
  scannedPdf: 'There is no text in this PDF, only pictures. Please send them as photos.',
  tooManyLists: (most: number) => `An account can keep at most ${formatCount(most)} lists. Please delete one first.`,
  listLinkDead: 'This link has expired or was ended by its owner.',
  applicationIncomplete: (what: string) => what,
  applicationNotHere: (status: string) => `The application is ${status.toLowerCase()}, so this can't be done now.`,
  paperWrongType: 'Only PDF, JPG and PNG files can be used here.',
  sellerTaken: 'This seller belongs to another company already.',
  sellerNameTaken: 'There is a seller of this name already. Please choose it, or ask for another name.',
  noteMissing: 'Please write what it is about.',
  supplierSuspended: 'Your selling is suspended, so stock and prices can’t be changed. Please call us.',
  changesMoved: 'These changes were decided, taken back or changed meanwhile. Please look at them again.',
  holidaysWrong: 'The holidays must end on the day they begin or later, and not be over yet.',
  notAMember: 'There is no such member in your company.',
  lastSellingOwner: 'A supplier needs an owner. Please make somebody else one first.',
  proposalDecided: 'This price was decided or withdrawn already.',
  newsletterLinkDead: 'This link is no longer valid. Please subscribe once more, and we mail you a new one.',
  unsubscribeLinkWrong: 'This link is not complete. Please copy all of it from the mail.',
  noPasskeysHere: 'Passkeys can’t be used where the site is reached by a number.',
  passkeyExpired: 'That took too long. Please try again.',
  passkeyRefused: 'This passkey was not accepted. Please sign in with your e-mail address.',
  passkeyUnknown: 'This passkey is not known here any more. Please sign in with your e-mail address.',
  noPasskey: 'Your account has no passkey yet. Please confirm by an OTP.',
  passkeyNotAdded: 'This passkey could not be added. Please try again.',
  passkeyKnown: 'This passkey is in use already.',
  tooManyPasskeys: (most: number) => `An account can have at most ${most} passkeys. Please remove one first.`,
  lastPasskey: 'Administrators need a passkey here. Please add another one before removing this.',
  ...companyRefusals,
  notSignedIn: 'Please sign in.',
  notYourEnquiry: 'This enquiry belongs to another buyer.',
  ownEnquiry: "You can't quote for your own enquiry.",
  ownRequest: "You can't decide on your own request.",
  notForRole: (role: string) => `Your role in the company, ${role}, does not include this. An owner can change it.`,
  suppliersOnly: 'This is for suppliers, and for those of their people who have the role for it.',
  freshSignInNeeded: 'Please confirm that it is you.',
  passkeyNeeded: 'Administrators need a passkey here. Please add one in Settings.',
  passkeySignInNeeded: 'Please confirm with your passkey that it is you.',
  adminsOnly: 'This is for administrators.',
  unknownPath: 'There is nothing at this path.',
  tooLarge: 'The request is too large.',
  fileTooLarge: 'This file is too large.',
  notAForm: 'The request must be a form with a file.',
  wrongType: 'The request must be JSON.',
  limitReached: (what: keyof typeof hourly, most: number, minutes: number) =>
    plural(minutes, {
      one: `${hourly[what](formatCount(most))} Please try again in # minute.`,
      other: `${hourly[what](formatCount(most))} Please try again in # minutes.`,
    }),
  tooMuchAtOnce: 'Several of your files are being worked on. Please wait until one is done, and try again.',
  tooBusy: 'Too many files are being worked on right now. Please try again in a moment.',
  tooManyRequests: 'Too many requests. Please wait a little and try again.',
  otpTriesSpent:
    'Too many wrong OTPs were entered today. Please open the link in the mail instead, or try again tomorrow.',
  otpTriesOfNetworkSpent:
    'Too many wrong OTPs came from your network. Please open the link in the mail instead, or try again in an hour.',
  tooManyWrongSums: 'Too many wrong sums came from your network. Please try again in an hour.',
  unavailable: 'LohaHaat can’t reach its records right now. Please try again in a moment.',
  outcomeUnknown: 'LohaHaat could not learn in time whether this was saved. Please try again in a moment.',
  noRoom: 'There is no room for files right now, so nothing was kept. Please try again later.',
  ...truckRefusals,
  ...paperRefusals,
  ...moneyRefusals,
} satisfies Record<RefusalName, string | ((...values: never[]) => string)>

export type Texts = typeof en

export const refusalTexts = inLanguages({ en, hi })
