import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'

/** Classes with their sizes, and these with their thicknesses. */
const classNode = z.object({
  classId: z.number(),
  className: z.string(),
  sizes: z.array(
    z.object({
      sizeId: z.number(),
      size: z.string(),
      thicknesses: z.array(z.object({ thicknessId: z.number(), thickness: z.string() })),
    }),
  ),
})

export type ClassNode = z.output<typeof classNode>

export const fetchEnquiryHierarchy = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/EnquiryHierarchyDetails',
  permission: 'raise an enquiry',
  summary: 'The tree of classes, sizes and thicknesses of a department.',
  input: z.object({ departmentId: queryId('DepartmentId') }),
  response: z.array(classNode),
})
