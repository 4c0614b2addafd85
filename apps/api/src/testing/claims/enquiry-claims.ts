import type { Call } from '@lohahaat/contract/platform/define-call'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { createEnquiry, fetchEnquiries, updateEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchEnquiryFile } from '@lohahaat/contract/sourcing/list-reader/enquiry-file'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { askSuppliers } from '@lohahaat/contract/sourcing/lists/ask-suppliers'
import {
  changeKeptList,
  deleteKeptList,
  exportKeptList,
  fetchKeptList,
} from '@lohahaat/contract/sourcing/lists/kept-lists'
import { shareList, unshareList } from '@lohahaat/contract/sourcing/lists/list-link'
import { enquiryIn, everybodyGets, forAll, onlyOwner, ownerAndAdmin, type Answers, type Claim } from './claim'

const listIn = (call: Call, answers: Answers): Claim => ({
  call,
  field: 'listId',
  naming: ({ listId }) => ({ listId }),
  ...answers,
})

/** Enquiries, and lists that are kept. */
export const enquiryClaims: readonly Claim[] = [
  enquiryIn(fetchEnquiries, forAll),
  enquiryIn(fetchQuotePrice, forAll),
  { ...enquiryIn(closeEnquiry, ownerAndAdmin('notYourEnquiry')), spends: true },
  {
    call: fetchEnquiryFile,
    field: 'enquiryId',
    // An open one is visible to everybody who may quote. This one has no file, which only those with access are told.
    naming: ({ closedEnquiryId }) => ({ enquiryId: closedEnquiryId }),
    ...everybodyGets('noEnquiryFile'),
    foreigner: 'notYourEnquiry',
  },
  {
    call: updateEnquiry,
    field: 'enquiryId',
    naming: ({ enquiry, enquiryForm }) => ({ ...enquiryForm(), enquiryId: enquiry.id }),
    ...onlyOwner('notYourEnquiry'),
  },
  {
    call: updateEnquiry,
    field: 'enquiryItemId',
    naming: ({ enquiry, enquiryForm }, caller) => ({
      ...enquiryForm(enquiry.itemIds[0]),
      enquiryId: caller.enquiry.id,
    }),
    ...onlyOwner('enquiryChanged'),
    spends: true,
  },
  // A new enquiry has new items, whatever ids the input has.
  {
    call: createEnquiry,
    field: 'enquiryItemId',
    naming: ({ enquiry, enquiryForm }) => enquiryForm(enquiry.itemIds[0]),
    ...forAll,
  },
  {
    call: askSuppliers,
    field: 'enquiryItemId',
    naming: ({ enquiry, enquiryForm }) => ({ askedItems: enquiryForm(enquiry.itemIds[0]).askedItems }),
    ...forAll,
  },
  // Whoever doesn't own it is answered an empty list.
  listIn(fetchKeptList, forAll),
  {
    ...listIn(changeKeptList, onlyOwner('unknownRecord')),
    naming: ({ listId }) => ({ listId, name: 'Shed 3' }),
  },
  listIn(exportKeptList, onlyOwner('unknownRecord')),
  listIn(shareList, onlyOwner('unknownRecord')),
  listIn(unshareList, onlyOwner('unknownRecord')),
  { ...listIn(deleteKeptList, onlyOwner('unknownRecord')), spends: true },
]
