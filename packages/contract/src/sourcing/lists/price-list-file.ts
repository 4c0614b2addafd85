import { defineCall } from '../../platform/define-call'
import { pricedList } from './price-list'

const MAX_LIST_BYTES = 5 * 1024 * 1024

export const priceListFile = defineCall({
  method: 'POST',
  path: '/List/LH/PriceListFile',
  permission: 'browse the catalogue',
  summary: 'As PriceList, for a list in a CSV or XLSX file. Nothing is kept.',
  response: pricedList,
  upload: { maxBytes: MAX_LIST_BYTES },
})
