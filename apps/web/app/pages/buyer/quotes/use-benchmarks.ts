import { type Benchmark, fetchBenchmarks } from '@lohahaat/contract/sourcing/quotes/benchmarks'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'

/** By the id of the item. */
export type Benchmarks = ReadonlyMap<number, Benchmark>
export type { Benchmark }

/** Today's catalogue rate of each line that is stocked, once the comparison is there; null until it is known. */
export function useBenchmarks(enquiryId: number): Benchmarks | null {
  const [rates, setRates] = useState<Benchmarks | null>(null)
  useEffect(() => {
    let isLeft = false
    void browserApi.send(fetchBenchmarks, { enquiryId: String(enquiryId) }).then(
      (told) => isLeft || setRates(new Map(told.map((each) => [each.enquiryItemId, each]))),
      // The comparison stands without it.
      () => null,
    )
    return () => {
      isLeft = true
    }
  }, [enquiryId])
  return rates
}
