import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'

/** Classes with their sizes, and these with their thicknesses. */
const classNode = z.object({
  classId: z.number(),
  className: z.string(),
  subClassHierarchalModel: z.array(
    z.object({
      subClassId: z.number(),
      subClassName: z.string(),
      subClass1HierarchalModel: z.array(z.object({ subClassId1: z.number(), subClassName1: z.string() })),
    }),
  ),
})

export type ClassNode = z.output<typeof classNode>

export const fetchEnquiryHierarchy = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/EnquiryHierarchyDetails',
  access: 'signed-in',
  summary: 'The tree of classes, sizes and thicknesses of a department.',
  input: z.object({ DepartmentId: queryId('DepartmentId') }),
  response: z.array(classNode),
})
