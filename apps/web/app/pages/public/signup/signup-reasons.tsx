import { CheckIcon } from '../../../ui/icons'
import { texts } from './texts'

export function SignupReasons() {
  return (
    <section>
      <h2 className="text-lg">{texts.reasons.title}</h2>
      <ul className="mt-4 grid gap-4">
        {texts.reasons.list.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-[1.25rem_1fr] gap-3">
            <CheckIcon className="mt-0.5 size-5 text-green" />
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-[0.9375rem] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
