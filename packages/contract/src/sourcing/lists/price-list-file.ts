import { defineCall } from '../../platform/define-call'
import { pricedList } from './price-list'

/** A photo of a phone has up to eight. */
export const MAX_LIST_BYTES = 10 * 1024 * 1024

export const priceListFile = defineCall({
  method: 'POST',
  path: '/List/LH/PriceListFile',
  permission: 'browse the catalogue',
  summary: 'As PriceList, for a list in an XLSX, CSV or PDF file or a photo. Nothing is kept.',
  response: pricedList,
  upload: { maxBytes: MAX_LIST_BYTES },
})
