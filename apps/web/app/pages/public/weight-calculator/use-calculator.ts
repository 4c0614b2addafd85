import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type CalculatorQuery, readCalculatorQuery, writeCalculatorQuery } from './calculator-query'

export interface Calculator {
  query: CalculatorQuery
  hrefFor: (change: Partial<CalculatorQuery>) => string
  /** For typed or selected input: replaces the URL, so that Back leads to the previous page. */
  type: (change: Partial<CalculatorQuery>) => void
}

/** The input, kept in the URL: it can be shared, and a form without scripts sends the same. */
export function useCalculator(): Calculator {
  const navigate = useNavigate()
  const location = useLocation()

  // The URL follows the input with a delay. Until then, and while only typing has changed it, the fields keep the typed
  // text: an older URL would overwrite it.
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
