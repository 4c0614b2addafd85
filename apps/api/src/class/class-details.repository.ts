import { classDetails } from '@lohahaat/contract/class/class-details'
import { departmentParent } from '@lohahaat/contract/department/department-details'
import { classes } from '../db/tables/classes'
import { departments } from '../db/tables/departments'
import { stockItems } from '../db/tables/stock-items'
import { subClasses } from '../db/tables/sub-classes'
import { defineStore, usedByStock } from '../master-data/store.repository'

export const inDepartment = { ...departmentParent, table: departments, link: classes.departmentId }

export const classStore = defineStore(classDetails, {
  table: classes,
  columns: { className: classes.name },
  parents: [inDepartment],
  order: [classes.name],
  uses: [{ columns: [subClasses.classId], one: 'sub class', many: 'sub classes' }, usedByStock(stockItems.classId)],
})
