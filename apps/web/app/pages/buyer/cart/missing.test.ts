import { cartMessages } from '@lohahaat/contract/platform/messages'
import { accountMessages } from '@lohahaat/contract/platform/messages/account'
import { expect, test } from 'vitest'
import { someLine } from '../../../parts/ordering/cart/some-line'
import { missingForCheckout } from './missing'

const ready = { lines: [someLine()], areQuantitiesValid: true, billingProblem: null, shippingProblem: null }
const unsold = someLine({ sold: false })
const unsoldText = '50 × 50 × 3.2 mm × 6 m, APL Apollo: No longer sold. Please remove it.'

test.each([
  { say: 'nothing', cart: ready, missing: [] },
  { say: 'everything', cart: { ...ready, lines: [] }, missing: [cartMessages.empty] },
  { say: 'a quantity', cart: { ...ready, areQuantitiesValid: false }, missing: [cartMessages.unitInvalid] },
  { say: 'an item that is sold', cart: { ...ready, lines: [unsold] }, missing: [unsoldText] },
  {
    say: 'five items that are sold',
    cart: { ...ready, lines: Array.from({ length: 5 }, () => unsold) },
    missing: [unsoldText, unsoldText, unsoldText, '2 more items of the cart'],
  },
  {
    say: 'both addresses',
    cart: {
      ...ready,
      billingProblem: accountMessages.gstNumberInvalid,
      shippingProblem: cartMessages.shippingIncomplete,
    },
    missing: [accountMessages.gstNumberInvalid, cartMessages.shippingIncomplete],
  },
])('missing for the checkout: $say', ({ cart, missing }) => {
  expect(missingForCheckout(cart).map((text) => text.replaceAll('\u00a0', ' '))).toEqual(missing)
})
