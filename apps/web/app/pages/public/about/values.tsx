import { texts } from './texts'

/** Each by a sign for a tolerance of form or place, as drawings have them, on 24 by 24. */
const values = () => [
  { name: texts.straight, note: texts.straightText, sign: 'M3 12h18' },
  { name: texts.level, note: texts.levelText, sign: 'M7 7h15l-5 10h-15l5-10' },
  { name: texts.fair, note: texts.fairText, sign: 'M6 21l6-18M12 21l6-18' },
  { name: texts.upright, note: texts.uprightText, sign: 'M12 3v18M3 21h18' },
  {
    name: texts.exact,
    note: texts.exactText,
    sign: 'M18 12a6 6 0 1 1-12 0 6 6 0 1 1 12 0M12 2v20M2 12h20',
  },
  {
    name: texts.centred,
    note: texts.centredText,
    sign: 'M21 12a9 9 0 1 1-18 0 9 9 0 1 1 18 0M16.5 12a4.5 4.5 0 1 1-9 0 4.5 4.5 0 1 1 9 0',
  },
]

export function Values() {
  return (
    <section className="content-width py-14 sm:py-20">
      <h2 className="text-2xl sm:text-3xl">{texts.values}</h2>
      <p className="mt-2 text-ink-soft">{texts.valuesNote}</p>
      <ul className="mt-6 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {values().map(({ name, note, sign }) => (
          <li key={name}>
            <h3 className="inline-flex border-2 border-ink text-lg leading-9">
              <svg viewBox="0 0 24 24" className="mx-2 my-1.5 size-6" aria-hidden="true">
                <path d={sign} fill="none" stroke="currentColor" strokeWidth="1.6" />
              </svg>
              <span className="border-l-2 border-ink px-3">{name}</span>
            </h3>
            <p className="mt-2.5 max-w-sm text-pretty text-ink-soft">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
