import { type Benchmark, fetchBenchmarks } from '@lohahaat/contract/sourcing/quotes/benchmarks'
import { fetchQuoteFreight, type QuoteFreight } from '@lohahaat/contract/sourcing/quotes/quote-freight'
import { fetchQuoteScores, type QuoteScore } from '@lohahaat/contract/supply/score/score-cards'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'

interface Beside<Row> {
  load: (enquiryId: string) => Promise<readonly Row[]>
  idOf: (row: Row) => number
}

type ById<Row> = ReadonlyMap<number, Row>
export type Benchmarks = ById<Benchmark>
export type QuoteFreights = ById<QuoteFreight>
export type Scores = ById<QuoteScore>

/** Today's catalogue rate of each line that is stocked, by the id of the item. */
export const benchmarks: Beside<Benchmark> = {
  load: (enquiryId) => browserApi.send(fetchBenchmarks, { enquiryId }),
  idOf: ({ enquiryItemId }) => enquiryItemId,
}

/** What the goods cost to bring from each party, by the id of its quote. */
export const freights: Beside<QuoteFreight> = {
  load: (enquiryId) => browserApi.send(fetchQuoteFreight, { enquiryId }),
  idOf: ({ quoteId }) => quoteId,
}

/** The score cards of the parties, by the ids of their quotes. */
export const scoreCards: Beside<QuoteScore> = {
  load: (enquiryId) => browserApi.send(fetchQuoteScores, { enquiryId }),
  idOf: ({ quoteId }) => quoteId,
}

/** What stands beside the comparison: loaded once that is drawn, for it stands without; null until it is known. */
export function useBeside<Row>({ load, idOf }: Beside<Row>, enquiryId: number): ById<Row> | null {
  const [rows, setRows] = useState<ById<Row> | null>(null)
  useEffect(() => {
    let isLeft = false
    void load(String(enquiryId)).then(
      (told) => isLeft || setRows(new Map(told.map((row) => [idOf(row), row]))),
      () => null,
    )
    return () => {
      isLeft = true
    }
  }, [load, idOf, enquiryId])
  return rows
}
