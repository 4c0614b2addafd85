import { useCallback, useState } from 'react'
import { review, type ReviewState, type ReviewStep, startReview } from './review-state'
import type { ReadList } from '../use-list'

/** What the buyer makes of the list that was read; null while there is none. Another list starts anew. */
export function useReview(list: ReadList | null) {
  const [kept, setKept] = useState<{ list: ReadList | null; state: ReviewState | null }>({ list: null, state: null })
  if (kept.list !== list) setKept({ list, state: list && startReview(list.lines, list.tree) })

  const act = useCallback(
    (step: ReviewStep) => setKept((before) => ({ ...before, state: before.state && review(before.state, step) })),
    [],
  )
  return { state: kept.list === list ? kept.state : null, act }
}
