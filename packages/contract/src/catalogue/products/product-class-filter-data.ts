import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { productFilters, productPlace } from './product-query'

/** Every choice of a filter: never selected as it comes, and how many items it would show beside the other filters. */
const choice = { selected: z.literal(false), count: z.number() }

export const fetchProductClassFilterData = defineCall({
  method: 'GET',
  path: '/ProductDetail/LH/ProductClassFilterData',
  permission: 'browse the catalogue',
  summary: 'What the items of a class can be filtered by, with the number of items that each choice would show.',
  input: z.object({ ...productPlace, ...productFilters }),
  response: z.object({
    /** The thinnest and the thickest wall in millimetres, whatever is filtered. */
    thicknessRange: z.object({ minThickness: z.number(), maxThickness: z.number() }),
    /** The shortest and the longest in metres, whatever is filtered. */
    lengthRange: z.object({ minLength: z.number(), maxLength: z.number() }),
    gradeChoices: z.array(z.object({ grade: z.string(), ...choice })),
    brandChoices: z.array(z.object({ brandId: z.number(), brandName: z.string(), ...choice })),
    standardChoices: z.array(z.object({ standard: z.string(), ...choice })),
    sizeChoices: z.array(z.object({ sizeId: z.number(), size: z.string(), className: z.string(), ...choice })),
  }),
})
