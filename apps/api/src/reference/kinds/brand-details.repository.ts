import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { brands } from '../../db/tables/reference/brands'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { defineStore, usedByEnquiries, usedByStock } from '../master-data/store.repository'

export const brandStore = defineStore(brandDetails, {
  table: brands,
  columns: { brandName: brands.name, brandDescription: brands.description },
  order: [brands.name],
  uses: [
    usedByStock(stockItems.brandId),
    usedByEnquiries(enquiries.brandId),
    { columns: [orderLines.brandId], by: 'orderLines' },
  ],
})
