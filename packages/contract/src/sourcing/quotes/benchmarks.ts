import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { fetchQuotesInput } from './quotes'

/** The lowest rate per MT of a pipe that is in stock in the catalogue, and its make. */
export const catalogueRate = z.object({ price: z.number(), make: z.string() })

const benchmark = catalogueRate.extend({ enquiryItemId: z.number() })

export type Benchmark = z.output<typeof benchmark>

export const fetchBenchmarks = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/Benchmarks',
  permission: 'compare quotes',
  summary:
    "Today's lowest rate in the catalogue for each line of an open enquiry, beside which its quotes can be seen: for the buyer and administrators. A line is left out where nobody stocks it.",
  input: fetchQuotesInput,
  response: z.array(benchmark),
})
