import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { decimal } from '../../platform/decimal'
import { instant, recordId } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { texts } from '../texts'

const { page, pageSize } = listQuery([])

export const priceProposal = z.object({
  proposalId: z.number(),
  itemId: z.number(),
  description: z.string(),
  sellerName: z.string(),
  /** Rupees per MT: what it costs now, and what it would. */
  oldPrice: z.number(),
  newPrice: z.number(),
  by: z.string(),
  at: instant,
})

export const fetchPriceProposals = defineCall({
  method: 'GET',
  path: '/Stock/LH/PriceProposals',
  permission: 'manage stock',
  summary: "Suppliers' prices that wait for approval, the oldest first.",
  input: z.object({ page, pageSize }),
  response: z.array(priceProposal),
  paged: true,
})

export const decidePriceProposal = defineCall({
  method: 'POST',
  path: '/Stock/LH/DecidePriceProposal',
  permission: 'manage stock',
  summary: 'Takes a proposed price or rejects it. A price that changed meanwhile is not overwritten.',
  input: z.object({
    proposalId: recordId('proposalId'),
    isApproved: z.boolean({ error: () => texts.isApprovedWrong }),
  }),
  response: z.object({ proposalId: z.number(), status: z.enum(['Approved', 'Rejected']) }),
})

const percent = decimal(() => texts.stepPercent, { min: 0, max: 100, places: 0 })

export const fetchPriceLimit = defineCall({
  method: 'GET',
  path: '/Stock/LH/PriceLimit',
  permission: 'manage stock',
  summary: "The percentage above which a supplier's price waits for approval.",
  response: z.object({ percent: z.number() }),
})

export const savePriceLimit = defineCall({
  method: 'PUT',
  path: '/Stock/LH/PriceLimit',
  permission: 'manage stock',
  summary: "Sets the percentage above which a supplier's price waits for approval.",
  input: z.object({ percent }),
  response: z.object({ percent: z.number() }),
})
