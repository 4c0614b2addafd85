import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { fetchEnquiryHierarchy } from '@lohahaat/contract/sourcing/enquiries/enquiry-hierarchy-details'
import type { Api } from '../../../api/api'
import type { PipeTree } from './pipe-tree'

/** Everything that can be enquired for, in all departments. */
export async function loadPipeTree(api: Api): Promise<PipeTree> {
  const departments = await api.send(departmentDetails.calls.list, { departmentId: -1 })
  const trees = await Promise.all(
    departments.map(async ({ departmentId, departmentName }) => {
      const classes = await api.send(fetchEnquiryHierarchy, { departmentId })
      const says = (className: string) => (departments.length > 1 ? `${className} (${departmentName})` : className)
      return classes.map((node) => ({ ...node, label: says(node.className) }))
    }),
  )
  return trees.flat()
}
