import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { buttonClass } from '../../../ui/button-class'
import { shapeNames } from './calculator-query'
import { FigureField } from './figure-field'
import { QuantityFields } from './quantity-fields'
import { ShapeTabs } from './shape-tabs'
import { SizeFields } from './size-fields'
import { texts } from './texts'
import type { Calculator } from './use-calculator'
import { WallChoices } from './wall-choices'
import { limits, type Outcome } from './result/work-out'

interface CalculatorFormProps {
  id: string
  calculator: Calculator
  outcome: Outcome
}

/** Every figure applies while typing; without scripts it is a form that submits to the same page. */
export function CalculatorForm({ id, calculator, outcome }: CalculatorFormProps) {
  const { query, type } = calculator
  const { errors, weighed, drawn } = outcome
  return (
    <section aria-label={texts.form} className="rounded-box border border-line bg-card p-4 sm:p-6">
      <ShapeTabs calculator={calculator} />
      <div className="mt-4 grid gap-x-6 gap-y-3 sm:max-desk:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="grid place-items-center rounded-box border border-line bg-linear-to-b from-card to-paper p-2 text-steel">
          <PipeSection
            size={drawn?.size ?? ''}
            thickness={drawn?.thickness ?? ''}
            dimensions
            className="max-h-34 w-full xl:max-h-none"
          />
        </div>
        <form id={id} method="get" noValidate onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="shape" value={shapeNames[query.kind]} />
          <div className="grid grid-cols-2 gap-x-3 gap-y-1">
            <SizeFields calculator={calculator} errors={errors} />
            <FigureField
              label={texts.thickness}
              name="thickness"
              unit={texts.mm}
              {...limits.thickness}
              value={query.thickness}
              error={errors.thickness}
              onType={(thickness) => type({ thickness })}
            />
            <FigureField
              label={texts.length}
              name="length"
              unit={texts.m}
              {...limits.length}
              value={query.length}
              error={errors.length}
              onType={(length) => type({ length })}
            />
            <div className="col-span-2 mb-3 empty:hidden">
              <WallChoices calculator={calculator} />
            </div>
            <QuantityFields calculator={calculator} error={errors.quantity} weighed={weighed} />
          </div>
          <button
            type="submit"
            className={`${buttonClass({ variant: 'main', wide: true })} mt-2 hidden! noscript:flex!`}
          >
            {texts.calculate}
          </button>
        </form>
      </div>
    </section>
  )
}
