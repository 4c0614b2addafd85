import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type CalculatorQuery, readCalculatorQuery, writeCalculatorQuery } from './calculator-query'

export interface Calculator {
  query: CalculatorQuery
  hrefFor: (change: Partial<CalculatorQuery>) => string
  /** For what one types or selects: it stands in the URL, and the page before is still one step Back. */
  type: (change: Partial<CalculatorQuery>) => void
}

/** What is to be weighed, kept in the URL: it can be sent to somebody, and a form without scripts asks the same way. */
export function useCalculator(): Calculator {
  const navigate = useNavigate()
  const location = useLocation()

  // The URL follows what is typed a moment later. Until it has arrived, and as long as only typing has changed it, the
  // fields hold what was typed: an older URL would take letters back from under the cursor.
  const [typed, setTyped] = useState<{ query: CalculatorQuery; since: string }>()
  const isTyped = typed !== undefined && (typed.since === location.key || typed.since === readSince(location.state))
  const query = isTyped ? typed.query : readCalculatorQuery(new URLSearchParams(location.search))

  const hrefFor = (change: Partial<CalculatorQuery>) =>
    location.pathname + writeCalculatorQuery({ ...query, ...change })

  function type(change: Partial<CalculatorQuery>) {
    const since = isTyped ? typed.since : location.key
    setTyped({ query: { ...query, ...change }, since })
    void navigate(hrefFor(change), { replace: true, preventScrollReset: true, state: { since } })
  }

  return { query, hrefFor, type }
}

const readSince = (state: unknown) =>
  typeof state === 'object' && state !== null && 'since' in state ? state.since : undefined
