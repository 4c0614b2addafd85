import { subClassParent } from '@lohahaat/contract/reference/kinds/sub-class-details-based-on-class'
import { subClass1Details } from '@lohahaat/contract/reference/kinds/sub-class1-details'
import { inDepartment } from './class-details.repository'
import { enquiryItems } from '../../db/tables/sourcing/enquiry-items'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { defineStore, usedByStock } from '../master-data/store.repository'
import { inClass } from './sub-class-details.repository'

const inSubClass = { ...subClassParent, table: subClasses, link: subClasses1.sizeId }

export const subClass1Store = defineStore(subClass1Details, {
  table: subClasses1,
  columns: { thickness: subClasses1.name },
  parents: [inDepartment, inClass, inSubClass],
  order: [subClasses1.name],
  figures: [subClasses.name, subClasses1.name],
  uses: [usedByStock(stockItems.thicknessId), { columns: [enquiryItems.thicknessId], by: 'enquiryItems' }],
})
