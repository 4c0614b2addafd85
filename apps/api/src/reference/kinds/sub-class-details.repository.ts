import { classParent } from '@lohahaat/contract/reference/kinds/class-details-based-on-department'
import { subClassDetails } from '@lohahaat/contract/reference/kinds/sub-class-details'
import { inDepartment } from './class-details.repository'
import { classes } from '../../db/tables/reference/classes'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { defineStore, usedByStock } from '../master-data/store.repository'

export const inClass = { ...classParent, table: classes, link: subClasses.classId }

export const subClassStore = defineStore(subClassDetails, {
  table: subClasses,
  columns: { size: subClasses.name },
  parents: [inDepartment, inClass],
  order: [subClasses.name],
  figures: [subClasses.name],
  uses: [{ columns: [subClasses1.sizeId], by: 'subClasses1' }, usedByStock(stockItems.sizeId)],
})
