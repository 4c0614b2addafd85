import { texts } from './texts'

export function LoginHelp() {
  return (
    <section>
      <h2 className="text-lg">{texts.help.title}</h2>
      <ol className="mt-4 grid gap-4">
        {texts.help.steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] gap-3">
            <span className="grid size-8 place-items-center rounded-box border border-edge text-sm font-semibold text-ink-soft">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-[0.9375rem] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
