import { hollowRect, hollowRound } from '@lohahaat/domain/catalogue/section-drawing/outline'
import { SectionDrawing } from '../../../parts/catalogue/section-drawing/section-drawing'
import { texts } from './texts'

/** A different section around the initials of each person, on 120 by 120. */
const people = () => [
  { ...texts.first, cut: hollowRound(6, 6, 108, 9) },
  { ...texts.second, cut: hollowRect(9, 9, 102, 102, 9) },
  { ...texts.third, cut: hollowRect(4, 20, 112, 80, 8) },
]

export function Team() {
  return (
    <section className="content-width pb-14 sm:pb-20">
      <h2 className="text-2xl sm:text-3xl">{texts.team}</h2>
      <p className="mt-2 text-ink-soft">{texts.teamNote}</p>
      <ul className="mt-6 grid gap-4 desk:grid-cols-3">
        {people().map(({ initials, name, role, note, cut }) => (
          <li key={name} className="flex items-center gap-5 rounded-box border border-line bg-card p-5">
            <SectionDrawing viewBox="0 0 120 120" cuts={[cut]} className="size-26 shrink-0 text-steel">
              <path d="M60 0V22M60 98V120M0 60H22M98 60H120" stroke="currentColor" />
              <text x="60" y="71" fontSize="30" fontWeight="600" textAnchor="middle" fill="currentColor">
                {initials}
              </text>
            </SectionDrawing>
            <div>
              <h3 className="text-lg">{name}</h3>
              <p className="text-[0.9375rem] font-medium text-steel">{role}</p>
              <p className="mt-2 text-[0.9375rem] leading-5.5 text-pretty text-ink-soft">{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
