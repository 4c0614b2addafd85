import { z } from 'zod'
import type { MovedLine, QuoteVersion, VersionOffer } from '@lohahaat/domain/sourcing/quote-versions'
import { defineCall } from '../../platform/define-call'
import { instant, queryId } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { fetchQuotesInput, typedPrice } from './quotes'

const { page, pageSize } = listQuery([])

const versionOffer = typedPrice.extend({
  make: z.string().optional(),
  deliveryDays: z.number().optional(),
}) satisfies z.ZodType<VersionOffer>

const movedLine = z.object({
  enquiryItemId: z.number(),
  /** Null where the version didn't offer the line. */
  before: versionOffer.nullable(),
  after: versionOffer.nullable(),
}) satisfies z.ZodType<MovedLine>

const quoteVersion = z.object({
  version: z.number(),
  quotedAt: instant,
  /** Given before the last edit of the enquiry. */
  outdated: z.boolean(),
  validUntil: instant.nullable(),
  freightPerTon: z.number().nullable(),
  paymentTerms: z.string().nullable(),
  remark: z.string().nullable(),
  offered: z.number(),
  goodsPrice: z.number(),
  /** At the fees of the comparison. */
  totalPrice: z.number(),
  /** Lines of the enquiry that the party offers otherwise than in the version before; empty for the first. */
  moved: z.array(movedLine),
}) satisfies z.ZodType<QuoteVersion>

export const fetchQuoteVersions = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/QuoteVersions',
  permission: 'compare quotes',
  summary:
    "All versions of one party's quote, the newest first, each with the lines that moved: for the enquiry's buyer and administrators.",
  input: fetchQuotesInput.extend({ quoteId: queryId('QuoteId'), page, pageSize }),
  response: z.array(quoteVersion),
  paged: true,
})
