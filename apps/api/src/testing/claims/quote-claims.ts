import type { Call } from '@lohahaat/contract/platform/define-call'
import { askForQuotes } from '@lohahaat/contract/sourcing/approvals/ask-for-quote'
import { acceptQuote } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import { exportQuotes } from '@lohahaat/contract/sourcing/quotes/export-quotes'
import { sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuoteVersions } from '@lohahaat/contract/sourcing/quotes/quote-versions'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { fetchQuoteFreight } from '@lohahaat/contract/sourcing/quotes/quote-freight'
import { acceptSplitQuotes, fetchSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { awardLines } from '@lohahaat/contract/sourcing/awards/award-lines'
import { previewAward } from '@lohahaat/contract/sourcing/awards/award-preview'
import { copyRest } from '@lohahaat/contract/sourcing/awards/copy-rest'
import { askBetter } from '@lohahaat/contract/sourcing/better/ask-better'
import { keepPrice } from '@lohahaat/contract/sourcing/better/keep-price'
import { fetchBenchmarks } from '@lohahaat/contract/sourcing/quotes/benchmarks'
import { addQuoteFile, deleteQuoteFile, fetchQuoteFile } from '@lohahaat/contract/sourcing/quotes/quote-files'
import { fetchQuoteSheet, readQuoteSheet } from '@lohahaat/contract/sourcing/quotes/quote-sheet'
import type { Things } from '../things'
import {
  addressIn,
  enquiryIn,
  everybodyGets,
  forAll,
  onlyOwner,
  ownerAndAdmin,
  type Answers,
  type Claim,
} from './claim'

const addressesOfAward = (call: Call, rest: (caller: Things) => object): Claim[] => [
  { ...addressIn(call, 'shippingAddressId', rest), spends: true },
  { ...addressIn(call, 'billingAddressId', rest), spends: true },
]

const pricesFor = (enquiryId: number, itemIds: readonly number[]) =>
  itemIds.map((enquiryItemId) => ({ enquiryId, enquiryItemId, price: 61_000 }))

/** One line, given to a quote. */
const cellsOf = (of: Things, by: Things) => [{ enquiryItemId: of.enquiry.itemIds[0], quoteId: by.quoteId }]
const wholeCells = (of: Things) => ({ enquiryId: of.enquiry.id, cells: cellsOf(of, of) })

/** A call that takes an enquiry, and lines of it that are given to quotes. */
const cellClaims = (call: Call, answers: Answers, spends: Pick<Claim, 'spends'> = {}): Claim[] => [
  { ...enquiryIn(call, answers), naming: wholeCells, ...spends },
  {
    call,
    field: 'quoteId',
    naming: (owner, caller) => ({ enquiryId: caller.enquiry.id, cells: cellsOf(caller, owner) }),
    ...onlyOwner('quoteNotFound'),
    ...spends,
  },
  {
    call,
    field: 'enquiryItemId',
    naming: (owner, caller) => ({ enquiryId: caller.enquiry.id, cells: cellsOf(owner, caller) }),
    ...onlyOwner('enquiryChanged'),
    ...spends,
  },
]

/** Quotes, and what becomes of them. */
export const quoteClaims: readonly Claim[] = [
  enquiryIn(fetchQuotes, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(exportQuotes, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(fetchSplitQuotes, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(fetchQuoteFreight, ownerAndAdmin('notYourEnquiry')),
  enquiryIn(fetchBenchmarks, ownerAndAdmin('notYourEnquiry')),
  {
    ...enquiryIn(fetchQuoteVersions, ownerAndAdmin('notYourEnquiry')),
    naming: ({ enquiry, quoteId }) => ({ enquiryId: enquiry.id, quoteId }),
  },
  {
    call: fetchQuoteVersions,
    field: 'quoteId',
    naming: ({ quoteId }, { enquiry }) => ({ enquiryId: enquiry.id, quoteId }),
    ...onlyOwner('quoteNotFound'),
  },
  enquiryIn(fetchQuoteSheet, forAll),
  // Tests of their own send the forms.
  enquiryIn(readQuoteSheet, everybodyGets('notAForm')),
  enquiryIn(addQuoteFile, everybodyGets('notAForm')),
  // The administrator has quoted, but was not asked.
  enquiryIn(keepPrice, { owner: 'ownEnquiry', foreigner: 'quoteNotFound', admin: 'notAskedBetter' }),
  {
    ...enquiryIn(copyRest, onlyOwner('notYourEnquiry')),
    naming: ({ closedEnquiryId }) => ({ enquiryId: closedEnquiryId }),
  },
  ...[fetchQuoteFile, deleteQuoteFile].map((call): Claim => ({
    call,
    field: 'quoteFileId',
    naming: ({ quoteFileId }) => ({ quoteFileId }),
    ...everybodyGets('noQuoteFile'),
  })),
  {
    call: askBetter,
    field: 'quoteId',
    naming: ({ quoteId }) => ({ quoteId }),
    ...onlyOwner('quoteNotFound'),
  },
  {
    call: askBetter,
    field: 'enquiryItemId',
    naming: ({ enquiry }, { quoteId }) => ({ quoteId, lines: [{ enquiryItemId: enquiry.itemIds[0] }] }),
    ...onlyOwner('lineNotOffered'),
  },
  ...cellClaims(previewAward, ownerAndAdmin('notYourEnquiry')),
  ...cellClaims(awardLines, onlyOwner('notYourEnquiry'), { spends: true }),
  ...addressesOfAward(awardLines, wholeCells),
  // Alone in his company, nobody could approve it.
  ...cellClaims(askForQuotes, onlyOwner('notYourEnquiry')).map((claim) => ({ ...claim, owner: 'noApprover' as const })),
  ...(['shippingAddressId', 'billingAddressId'] as const).map((field) => ({
    ...addressIn(askForQuotes, field, wholeCells),
    owner: 'noApprover' as const,
  })),
  { ...enquiryIn(acceptSplitQuotes, onlyOwner('notYourEnquiry')), spends: true },
  {
    call: sendQuotePrice,
    field: 'enquiryId',
    naming: ({ enquiry }) => pricesFor(enquiry.id, enquiry.itemIds),
    ...forAll,
    owner: 'ownEnquiry',
  },
  {
    call: sendQuotePrice,
    field: 'enquiryItemId',
    naming: ({ enquiry }, _, third) => pricesFor(third.enquiry.id, enquiry.itemIds),
    ...everybodyGets('enquiryChanged'),
  },
  {
    call: acceptQuote,
    field: 'quoteId',
    naming: ({ quoteId }) => ({ quoteId }),
    ...onlyOwner('quoteNotFound'),
    spends: true,
  },
  ...addressesOfAward(acceptQuote, ({ quoteId }) => ({ quoteId })),
  ...addressesOfAward(acceptSplitQuotes, ({ enquiry }) => ({ enquiryId: enquiry.id })),
]
