import { BundleFigure, QuotesFigure, SizeFigure } from './step-figures'
import { texts } from './texts'

const steps = () => [
  {
    name: texts.seeRate,
    note: texts.seeRateText,
    figure: texts.seeRateFigure,
    result: texts.seeRateResult,
    Figure: SizeFigure,
  },
  {
    name: texts.order,
    note: texts.orderText,
    figure: texts.orderFigure,
    result: texts.orderResult,
    Figure: BundleFigure,
  },
  { name: texts.ask, note: texts.askText, figure: texts.askFigure, result: texts.askResult, Figure: QuotesFigure },
]

export function HowItWorks() {
  return (
    <section className="content-width pt-14 sm:pt-20">
      <h2 className="text-2xl sm:text-3xl">{texts.steps}</h2>
      <ol className="mt-6 grid gap-4 desk:grid-cols-3">
        {steps().map(({ name, note, figure, result, Figure }, index) => (
          <li key={name} className="flex flex-col overflow-hidden rounded-box border border-line bg-card">
            <div className="grid h-42 place-items-center border-b border-line">
              <Figure />
            </div>
            <p className="flex flex-wrap justify-between gap-x-4 bg-steel-wash px-5 py-2.5 text-[0.9375rem] text-steel">
              <span>{figure}</span>
              <span className="font-semibold">{result}</span>
            </p>
            <div className="p-5">
              <h3 className="text-lg">
                <span className="mr-2 text-ink-soft">{index + 1}</span>
                {name}
              </h3>
              <p className="mt-2 text-pretty text-ink-soft">{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
