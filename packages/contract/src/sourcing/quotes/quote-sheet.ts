import { z } from 'zod'
import { priceUnits } from '@lohahaat/domain/catalogue/price-unit'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'
import { fetchQuotePriceInput } from './quote-price'

export const MAX_SHEET_BYTES = 2 * 1024 * 1024

export const fetchQuoteSheet = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/QuoteSheet',
  permission: 'see what to quote',
  summary: "The lines of an enquiry as XLSX, with the caller's own prices, to fill in and send back.",
  input: fetchQuotePriceInput,
  response: answeredFile,
  answers: 'file',
})

export const readQuoteSheet = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/QuoteSheet',
  permission: 'see what to quote',
  summary:
    'Reads a filled in sheet by the ids of its lines, as XLSX or CSV, for the caller to look through. Nothing is saved; an empty row is left out.',
  input: z.object({ enquiryId: queryId('buyerInstructionId') }),
  response: z.object({
    lines: z.array(
      z.object({
        enquiryItemId: z.number(),
        notOffered: z.boolean(),
        /** Null only where it is not offered. */
        price: z.number().nullable(),
        /** What the price is per; the item's own unit where the sheet says nothing. */
        priceUnit: z.enum(priceUnits),
        make: z.string().nullable(),
        deliveryDays: z.number().nullable(),
      }),
    ),
    /** Rows that could not be read, each with what is wrong. */
    errors: z.array(z.object({ row: z.number(), error: z.string() })),
  }),
  upload: { maxBytes: MAX_SHEET_BYTES },
})

export type ReadQuoteSheet = z.output<typeof readQuoteSheet.response>
