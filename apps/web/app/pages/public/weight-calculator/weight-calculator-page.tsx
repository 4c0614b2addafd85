import { useId } from 'react'
import { canonicalUrl, pageMeta } from '../../../site'
import { Page } from '../../../ui/page'
import type { Route } from './+types/weight-calculator-page'
import { BoreTable } from './result/bore-table'
import { CalculatorForm } from './calculator-form'
import { MethodCard } from './result/method-card'
import { ResultBox } from './result/result-box'
import { texts } from './texts'
import { TruckCard } from './result/truck-card'
import { useCalculator } from './use-calculator'
import { workOut } from './result/work-out'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(texts.title, texts.description, canonicalUrl(matches, '/weight-calculator'))

export default function WeightCalculatorPage() {
  const calculator = useCalculator()
  const form = useId()
  const outcome = workOut(calculator.query)
  const { weighed } = outcome
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className="flex flex-col gap-4 desk:grid desk:grid-cols-[minmax(0,1fr)_22rem] desk:items-start desk:gap-6">
        <CalculatorForm id={form} calculator={calculator} outcome={outcome} />
        <ResultBox weighed={weighed} href={calculator.hrefFor({})} />
        <div className="grid gap-4 desk:col-start-1 desk:gap-6">
          {weighed && <MethodCard weighed={weighed} calculator={calculator} />}
          <TruckCard calculator={calculator} weighed={weighed} form={form} />
          <BoreTable calculator={calculator} />
        </div>
      </div>
    </Page>
  )
}
