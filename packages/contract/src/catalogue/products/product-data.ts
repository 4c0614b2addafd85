import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { text } from '../../platform/fields'
import { fieldTexts } from '../../platform/field-texts/field-texts'

export const fetchProductData = defineCall({
  method: 'GET',
  path: '/ProductDetail/LH/ProductData',
  permission: 'browse the catalogue',
  summary: 'The classes of a department that have stock; the name of the department in any case.',
  input: z.object({
    department: text(
      () => 'Department',
      50,
      () => fieldTexts.missing('Department'),
    ),
  }),
  response: z.array(
    z.object({
      departmentId: z.number(),
      classId: z.number(),
      className: z.string(),
      /** How many items of it are sold. */
      items: z.number(),
    }),
  ),
})
