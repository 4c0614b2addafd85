import type { Market } from '../../../../parts/catalogue/product/load-market'
import { FiguresBand } from './figures-band'
import { HowItWorks } from './how-it-works'
import { NextSteps } from './next-steps'
import { ProductCards } from './product-cards'
import { VerifiedSuppliers } from './verified-suppliers'

/** What nobody sees before he scrolls. */
export default function Below({ market }: { market: Market | null }) {
  return (
    <>
      {market && market.items > 0 && <FiguresBand market={market} />}
      <ProductCards />
      <HowItWorks />
      <VerifiedSuppliers />
      <NextSteps />
    </>
  )
}
