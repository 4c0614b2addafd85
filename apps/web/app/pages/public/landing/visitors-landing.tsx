import { lazy, Suspense } from 'react'
import type { Market } from '../../../parts/catalogue/product/load-market'
import { Hero } from './hero'
import { RatesStrip } from './rates-strip'

/** Its code comes after the first view. It must not wait to be scrolled to: until then nobody would be signed in here. */
const Below = lazy(() => import('./below/below'))

export function VisitorsLanding({ market }: { market: Market | null }) {
  return (
    <>
      <Hero />
      <RatesStrip market={market} />
      {/* As tall as the screen, so that the footer isn't seen to move. */}
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Below market={market} />
      </Suspense>
    </>
  )
}
