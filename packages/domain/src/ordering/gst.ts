import type { Paise } from '../platform/money'
import { findState } from '../reference/states'

type GstLine = { tax: 'IGST' | 'CGST' | 'SGST' | 'UTGST' | 'rounding'; paise: Paise }

/**
 * The tax lines of an invoice; they always add up to the GST charged. The buyer's state is the place of supply: that of
 * the bill-to party when goods are shipped to a third place. Both halves of a tax within one state must be equal, so an
 * odd paisa gets a line of its own.
 */
export function splitGst(gst: Paise, sellerState: string, buyerState: string): GstLine[] {
  const seller = findState(sellerState)
  const buyer = findState(buyerState)
  if (!seller || !buyer) throw new RangeError(`Unknown GST state code: ${seller ? buyerState : sellerState}`)
  if (seller !== buyer) return [{ tax: 'IGST', paise: gst }]

  const half = gst / 2n
  const odd = gst - 2n * half
  const halves: GstLine[] = [
    { tax: 'CGST', paise: half },
    { tax: seller.utgst ? 'UTGST' : 'SGST', paise: half },
  ]
  return odd === 0n ? halves : [...halves, { tax: 'rounding', paise: odd }]
}

/** As splitGst, by the GST number of the buyer. A number of no known state is at least not of the seller's. */
export const splitGstForBuyer = (gst: Paise, sellerState: string, buyerGstin: string): GstLine[] =>
  buyerGstin.slice(0, 2) === sellerState ? splitGst(gst, sellerState, sellerState) : [{ tax: 'IGST', paise: gst }]
