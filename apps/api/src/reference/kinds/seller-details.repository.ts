import { sellerDetails } from '@lohahaat/contract/reference/kinds/seller-details'
import { sellers } from '../../db/tables/reference/sellers'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { users } from '../../db/tables/identity/users'
import { defineStore, usedByStock } from '../master-data/store.repository'

export const sellerStore = defineStore(sellerDetails, {
  table: sellers,
  columns: {
    organizationName: sellers.organizationName,
    sellerName: sellers.name,
    sellerPhoneNo: sellers.phone,
    sellerOfficeAddress: sellers.officeAddress,
    sellerLocation: sellers.location,
    commissionPercent: sellers.commissionPercent,
    commissionIsDefault: sellers.commissionIsDefault,
    status: sellers.active,
    verified: sellers.verified,
  },
  order: [sellers.organizationName, sellers.name],
  uses: [usedByStock(stockItems.sellerId), { columns: [users.sellerId], by: 'accounts' }],
})
