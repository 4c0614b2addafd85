import { CheckIcon } from '../../ui/icons'
import { texts } from './texts'

const reasons = [
  {
    title: 'Order at the day’s rate',
    text: 'In pieces or tonnes, with weight, charges and GST worked out before you confirm.',
  },
  { title: 'Send your list once', text: 'Suppliers quote for it; you see their prices side by side and accept one.' },
  { title: 'Tax credit from the first order', text: 'Your GST number is on every proforma invoice.' },
]

export function SignupReasons() {
  return (
    <section>
      <h2 className="text-lg">{texts.whatAnAccountIs}</h2>
      <ul className="mt-4 grid gap-4">
        {reasons.map(({ title, text }) => (
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
