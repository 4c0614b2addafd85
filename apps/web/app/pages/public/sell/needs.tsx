import { texts } from './texts'

/** What an application takes, before anything is typed. */
export const Needs = () => (
  <section>
    <ul className="grid gap-3 sm:grid-cols-2 desk:grid-cols-4">
      {texts.needs.map(({ title, text }) => (
        <li key={title} className="rounded-box border border-line bg-card p-4">
          <h2 className="text-base font-semibold">{title}</h2>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
    <p className="mt-4 max-w-3xl text-ink-soft">{texts.steps}</p>
  </section>
)
