import { totalsOfCart } from '@lohahaat/domain/ordering/cart-amounts'
import type { Cart } from '@lohahaat/domain/ordering/cart'
import { splitGstForBuyer } from '@lohahaat/domain/ordering/gst'
import { isGstinPattern } from '@lohahaat/domain/identity/gstin'
import type { AmountsShown } from './amounts-shown'

type Priced = Pick<Cart, 'cartLines' | 'feeStructure' | 'sellerStateCode'>

/** What a cart costs a buyer who is billed under this GST number. */
export function amountsOfCart({ cartLines, feeStructure, sellerStateCode }: Priced, gstNumber: string): AmountsShown {
  const { grams: _, ...totals } = totalsOfCart(cartLines, feeStructure)
  const taxLines = isGstinPattern(gstNumber) ? splitGstForBuyer(totals.gst, sellerStateCode, gstNumber) : []
  return { ...totals, gstPercent: feeStructure.gstPercent, taxLines, freight: 0n }
}
