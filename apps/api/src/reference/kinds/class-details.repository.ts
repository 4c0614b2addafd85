import { classDetails } from '@lohahaat/contract/reference/kinds/class-details'
import { departmentParent } from '@lohahaat/contract/reference/kinds/department-details'
import { classes } from '../../db/tables/reference/classes'
import { departments } from '../../db/tables/reference/departments'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { defineStore, usedByStock } from '../master-data/store.repository'

export const inDepartment = { ...departmentParent, table: departments, link: classes.departmentId }

export const classStore = defineStore(classDetails, {
  table: classes,
  columns: { className: classes.name },
  parents: [inDepartment],
  order: [classes.name],
  uses: [{ columns: [subClasses.classId], by: 'subClasses' }, usedByStock(stockItems.classId)],
})
