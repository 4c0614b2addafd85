import type { Market } from '../../../parts/catalogue/product/load-market'
import { FiguresBand } from './figures-band'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { NextSteps } from './next-steps'
import { ProductCards } from './product-cards'
import { RatesStrip } from './rates-strip'
import { VerifiedSuppliers } from './verified-suppliers'

export function VisitorsLanding({ market }: { market: Market | null }) {
  return (
    <>
      <Hero />
      <RatesStrip market={market} />
      {market && market.items > 0 && <FiguresBand market={market} />}
      <ProductCards />
      <HowItWorks />
      <VerifiedSuppliers />
      <NextSteps />
    </>
  )
}
