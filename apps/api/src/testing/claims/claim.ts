import type { Call } from '@lohahaat/contract/platform/define-call'
import type { RefusalName } from '@lohahaat/contract/platform/errors'
import type { Things } from '../things'

/** What a caller gets who names a record in a call. */
type Outcome = RefusalName | 'answered'

export interface Claim {
  call: Call
  /** The field that names the owner's record. */
  field: string
  /** The input. Every other id in it belongs to the caller or a third person. */
  naming(owner: Things, caller: Things, third: Things): unknown
  owner: Outcome
  foreigner: Outcome
  admin: Outcome
  /** Set when the record is gone or changed after a successful call. */
  spends?: true
}

export type Answers = Pick<Claim, 'owner' | 'foreigner' | 'admin'>

export const forAll: Answers = { owner: 'answered', foreigner: 'answered', admin: 'answered' }
export const everybodyGets = (refusal: RefusalName): Answers => ({ owner: refusal, foreigner: refusal, admin: refusal })
export const onlyOwner = (refusal: RefusalName): Answers => ({ ...everybodyGets(refusal), owner: 'answered' })
export const ownerAndAdmin = (refusal: RefusalName): Answers => ({ ...onlyOwner(refusal), admin: 'answered' })

export const orderIn = (call: Call, field: string, answers: Answers): Claim => ({
  call,
  field,
  naming: ({ order }) => ({ [field]: order.id, orderLineId: order.lineIds[0] }),
  ...answers,
})

export const enquiryIn = (call: Call, answers: Answers): Claim => ({
  call,
  field: 'enquiryId',
  naming: ({ enquiry }) => ({ enquiryId: enquiry.id }),
  ...answers,
})

export const addressIn = (
  call: Call,
  field: 'shippingAddressId' | 'billingAddressId',
  rest: (caller: Things) => object,
): Claim => ({
  call,
  field,
  naming: (owner, caller) => ({ ...rest(caller), [field]: owner[field] }),
  ...onlyOwner('unknownRecord'),
})
