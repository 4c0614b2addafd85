import { departmentDetails } from '@lohahaat/contract/department/department-details'
import { classes } from '../db/tables/classes'
import { departments } from '../db/tables/departments'
import { enquiries } from '../db/tables/enquiries'
import { defineStore, usedByEnquiries } from '../master-data/store.repository'

export const departmentStore = defineStore(departmentDetails, {
  table: departments,
  columns: { departmentName: departments.name },
  order: [departments.name],
  uses: [{ columns: [classes.departmentId], one: 'class', many: 'classes' }, usedByEnquiries(enquiries.departmentId)],
})
