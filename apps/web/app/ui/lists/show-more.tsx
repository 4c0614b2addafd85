import { useState } from 'react'
import { Button } from '../button'
import { texts } from '../work-texts'

interface Shown<Row> {
  shown: readonly Row[]
  /** How many are not rendered yet. */
  left: number
  step: number
  showMore: () => void
}

/** The number of rows rendered at first, and added by each press. */
export function useShown<Row>(rows: readonly Row[], step = 50): Shown<Row> {
  const [count, setCount] = useState(step)
  return { shown: rows.slice(0, count), left: rows.length - count, step, showMore: () => setCount(count + step) }
}

export function ShowMore({ of: { left, step, showMore } }: { of: Shown<unknown> }) {
  if (left <= 0) return null
  return (
    <Button wide className="mt-4 print:hidden" onClick={showMore}>
      {texts.showMoreOf(Math.min(step, left), left)}
    </Button>
  )
}
