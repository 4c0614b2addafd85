import { hollowRect, hollowRound } from '@lohahaat/domain/catalogue/section-drawing/outline'
import { SectionDrawing } from '../../../parts/catalogue/section-drawing/section-drawing'
import { texts } from './texts'

/** A seal, a sheet with its figures, the pan of a scale, and a section with its measure, each on 72 by 72. */
const qualities = () => [
  {
    name: texts.marked,
    note: texts.markedText,
    cuts: [hollowRound(8, 8, 56, 6)],
    lines: 'M22 44v-16M36 28a5 5 0 0 0-8 3c0 7 9 4 9 10a5 5 0 0 1-9 2M48 28v16',
  },
  {
    name: texts.certified,
    note: texts.certifiedText,
    cuts: [hollowRound(40, 42, 22, 4)],
    lines: 'M42 62H14V8h30l10 10v22M44 8v10h10M22 26h20M22 34h20M22 42h12',
  },
  {
    name: texts.weighed,
    note: texts.weighedText,
    cuts: [hollowRect(16, 18, 20, 20, 2.5), hollowRect(36, 18, 20, 20, 2.5)],
    lines: 'M8 38h56M14 44h44l4 20H10l4-20M36 60l6-9',
  },
  {
    name: texts.drawn,
    note: texts.drawnText,
    cuts: [hollowRect(14, 4, 46, 46, 5)],
    lines: 'M14 60h46M14 56v8M60 56v8',
  },
]

export function Qualities() {
  return (
    <section className="mt-12 sm:mt-16">
      <h2 className="text-2xl">{texts.reliable}</h2>
      <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 desk:grid-cols-4">
        {qualities().map(({ name, note, cuts, lines }) => (
          <li key={name} className="border-t-2 border-ink pt-4 max-sm:flex max-sm:gap-4">
            <SectionDrawing viewBox="0 0 72 72" cuts={cuts} className="size-16 shrink-0 text-steel">
              <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
            </SectionDrawing>
            <div>
              <h3 className="text-lg sm:mt-3">{name}</h3>
              <p className="mt-1.5 text-[0.9375rem] text-pretty text-ink-soft">{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
