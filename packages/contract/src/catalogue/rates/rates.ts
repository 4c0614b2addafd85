import { z } from 'zod'
import type { RateCard } from '@lohahaat/domain/catalogue/rates/rate-card'
import { defineCall } from '../../platform/define-call'
import { instant, queryId } from '../../platform/fields'
import { limit, productFilters } from '../products/product-query'

/** What a rate card can be narrowed to; a length of 0 is every length. */
export const rateFilters = {
  classId: queryId('ClassId'),
  selectedBrands: productFilters.selectedBrands,
  selectedGrades: productFilters.selectedGrades,
  length: limit('Length').optional(),
}

export type RateFilters = z.output<z.ZodObject<typeof rateFilters>>

const rateCell = z.object({
  sizeId: z.number(),
  size: z.string(),
  thickness: z.string(),
  kgPerMetre: z.number().nullable(),
  lowestPrice: z.number(),
  makes: z.number(),
  items: z.number(),
})

const rateCard = z.object({
  className: z.string(),
  at: instant,
  cells: z.array(rateCell),
  /** What of the class can be bought at all, whatever is filtered. */
  choices: z.object({
    makes: z.array(z.object({ brandId: z.number(), brandName: z.string() })),
    grades: z.array(z.string()),
    /** Metres. */
    lengths: z.array(z.number()),
  }),
}) satisfies z.ZodType<RateCard>

export const fetchRates = defineCall({
  method: 'GET',
  path: '/ProductDetail/LH/Rates',
  permission: 'browse the catalogue',
  summary: 'The rate card of a class: for each size and wall that can be bought the lowest rate, kg/m and makes.',
  input: z.object(rateFilters),
  response: rateCard,
  names: { answer: { sizeId: 'sizeId', size: 'size', thickness: 'thickness' } },
})
