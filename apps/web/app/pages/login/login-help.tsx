import { texts } from './texts'
const steps = [
  { title: 'Your e-mail address', text: 'The one your business is registered with. There is no password to remember.' },
  { title: 'A small sum', text: 'It keeps machines from filling your mailbox. The right answer sends the mail.' },
  {
    title: 'The OTP from the mail',
    text: 'Enter the 5 digits within 5 minutes. Look into Junk or Spam if the mail isn’t there; a new OTP can be sent after 5 minutes.',
  },
]

export function LoginHelp() {
  return (
    <section>
      <h2 className="text-lg">{texts.howSigningInWorks}</h2>
      <ol className="mt-4 grid gap-4">
        {steps.map(({ title, text }, index) => (
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
