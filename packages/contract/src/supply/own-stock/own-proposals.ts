import { z } from 'zod'
import { priceProposal } from '../../inventory/prices/price-proposals'
import { defineCall } from '../../platform/define-call'
import { listQuery } from '../../platform/list-query'

const { page, pageSize } = listQuery([])

export const fetchOwnProposals = defineCall({
  method: 'GET',
  path: '/Supply/LH/PriceProposals',
  permission: "see the supplier's desk",
  summary: 'Own prices that wait for approval, the oldest first.',
  input: z.object({ page, pageSize }),
  response: z.array(priceProposal),
  paged: true,
})
