import type { DoubtCode } from '@lohahaat/domain/sourcing/answer-reader/answer'
import { lazy, Suspense } from 'react'

/** Loaded with the first answer that is pasted. */
const DoubtMark = lazy(() => import('./doubt-mark'))
const NextDoubt = lazy(() => import('./next-doubt'))

export function Doubts({ codes }: { codes: readonly DoubtCode[] }) {
  if (codes.length === 0) return null
  return (
    <Suspense>
      <DoubtMark codes={codes} />
    </Suspense>
  )
}

export function DoubtsLeft({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Suspense>
      <NextDoubt count={count} />
    </Suspense>
  )
}
