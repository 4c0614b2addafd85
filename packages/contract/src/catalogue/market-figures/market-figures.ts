import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant } from '../../platform/fields'

const marketClass = z.object({
  departmentName: z.string(),
  className: z.string(),
  /** What can be bought, on order included. */
  items: z.number(),
  /** What is counted and left. */
  inStock: z.number(),
  /** Rupees per MT. */
  lowestPrice: z.number(),
  /** Since when; null where it isn't recorded. */
  lowestSince: instant.nullable(),
})

export type MarketClass = z.output<typeof marketClass>

export const fetchMarketFigures = defineCall({
  method: 'GET',
  path: '/common/LH/MarketFigures',
  permission: 'browse the catalogue',
  summary: 'What can be bought now: items, brands, and the lowest rate of each class. At most ten seconds old.',
  response: z.object({
    items: z.number(),
    inStock: z.number(),
    brands: z.number(),
    classes: z.array(marketClass),
  }),
})
