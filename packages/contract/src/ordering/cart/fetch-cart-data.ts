import { z } from 'zod'
import type { Cart } from '@lohahaat/domain/ordering/cart'
import { yardRates } from '../../inventory/freight/yard-rates'
import { defineCall } from '../../platform/define-call'
import { billingAddress, shippingAddress } from '../addresses/address'
import { cartLimits } from '../approvals/approval-request'
import { payment } from '../orders/payment'
import { cartLine, feeStructure } from './cart-line'

export const fetchCartData = defineCall({
  method: 'GET',
  path: '/Cart/LH/FetchCartData',
  permission: 'buy',
  summary: "The caller's cart, oldest line first, his addresses, the last used first, and the fees in force.",
  response: z.object({
    cartLines: z.array(cartLine),
    shippingAddresses: z.array(shippingAddress),
    billingAddresses: z.array(billingAddress),
    feeStructure,
    /** Only while freight is charged: the ways to the shipping address last used. */
    freight: z.object({ pinCode: z.string().nullable(), yards: z.array(yardRates) }).optional(),
    /** Decides, with the billing GST number, between CGST with SGST and IGST. */
    sellerStateCode: z.string(),
    /** How an order of it will be paid. */
    payment,
    /** Stands for everything an order would be priced and sent with; ConfirmOrder takes it as `Seen`. */
    seen: z.string(),
    /** Only for a member who has limits. */
    limits: cartLimits.optional(),
  }) satisfies z.ZodType<Cart>,
})
