import { pageMeta } from '../../site'
import type { Route } from './+types/landing-page'
import { ClassStrip } from './class-strip'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { ProductCards } from './product-cards'

export const meta: Route.MetaFunction = () =>
  pageMeta(
    'Steel pipe at the mill’s price, to the kilo',
    'Steel pipes at today’s rate per tonne: round, square and rectangular, in pieces or tonnes, delivered across India.',
  )

export default function LandingPage() {
  return (
    <>
      <Hero />
      <ClassStrip />
      <ProductCards />
      <HowItWorks />
    </>
  )
}
