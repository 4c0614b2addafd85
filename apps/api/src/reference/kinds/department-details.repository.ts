import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { classes } from '../../db/tables/reference/classes'
import { departments } from '../../db/tables/reference/departments'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { defineStore, usedByEnquiries } from '../master-data/store.repository'

export const departmentStore = defineStore(departmentDetails, {
  table: departments,
  columns: { departmentName: departments.name },
  order: [departments.name],
  uses: [{ columns: [classes.departmentId], by: 'classes' }, usedByEnquiries(enquiries.departmentId)],
})
