import { MeasuredFigures } from '../../../parts/catalogue/section-drawing/measured-figures'
import { LoadDrawing } from './load-drawing'
import { texts } from './texts'

const stats = () => [
  { value: texts.years, label: texts.yearsLabel },
  { value: texts.customers, label: texts.customersLabel },
  { value: texts.suppliers, label: texts.suppliersLabel },
  { value: texts.quality, label: texts.qualityLabel },
]

export function AboutHero() {
  return (
    <section className="on-night overflow-hidden bg-night text-night-ink">
      <div className="content-width">
        <div className="grid items-end gap-x-10 pt-11 desk:grid-cols-[minmax(0,1fr)_auto] desk:pt-16">
          <div className="desk:pb-12">
            <h1 className="max-w-xl text-[2.5rem] leading-hero sm:text-6xl">{texts.heading}</h1>
            <p className="mt-5 max-w-lg text-lg text-pretty text-night-soft">{texts.intro}</p>
          </div>
          <LoadDrawing className="mx-auto mt-8 w-full max-w-84 text-night-soft/70 desk:mt-0 desk:w-108 desk:max-w-none" />
        </div>
      </div>
      <div className="border-t-2 border-night-soft/60">
        <div aria-label={texts.statsLabel} role="group" className="content-width py-9 sm:py-11">
          <MeasuredFigures figures={stats()} />
          <p className="mt-6 text-sm text-pretty text-night-soft">{texts.statsNote}</p>
        </div>
      </div>
    </section>
  )
}
