import { brandDetails } from '@lohahaat/contract/common/brand-details'
import { brands } from '../db/tables/brands'
import { enquiries } from '../db/tables/enquiries'
import { orderLines } from '../db/tables/order-lines'
import { stockItems } from '../db/tables/stock-items'
import { defineStore, usedByEnquiries, usedByStock } from '../master-data/store.repository'

export const brandStore = defineStore(brandDetails, {
  table: brands,
  columns: { brandName: brands.name, brandDescription: brands.description },
  order: [brands.name],
  uses: [
    usedByStock(stockItems.brandId),
    usedByEnquiries(enquiries.brandId),
    { columns: [orderLines.brandId], one: 'order line', many: 'order lines' },
  ],
})
