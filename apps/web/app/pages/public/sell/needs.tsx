import { texts } from './texts'

/** What an application takes and where it leads, before anything is typed. */
export const Needs = () => (
  <div className="grid gap-x-12 gap-y-8 desk:grid-cols-[minmax(0,1fr)_22rem]">
    <section>
      <h2 className="mb-3 text-lg">{texts.needsTitle}</h2>
      <dl className="border-b border-line">
        {texts.needs.map(({ title, text }) => (
          <div key={title} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[11rem_1fr]">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section>
      <h2 className="mb-3 text-lg">{texts.followsTitle}</h2>
      <Steps />
    </section>
  </div>
)

/** Along a dimension line from the application to the first sale. */
export const Steps = () => (
  <ol className="relative grid gap-4 border-l-2 border-steel pl-5">
    {texts.steps.map(({ title, text }) => (
      <li
        key={title}
        className="before:absolute before:-left-[7px] before:mt-2.5 before:h-0.5 before:w-3 before:bg-steel"
      >
        <p className="font-semibold">{title}</p>
        <p className="text-[0.9375rem] text-ink-soft">{text}</p>
      </li>
    ))}
  </ol>
)
