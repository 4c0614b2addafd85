import { pageMeta } from '../../site'
import { Page } from '../../ui/page'
import type { Route } from './+types/help-page'
import { ContactHelp } from './contact-help'
import { topics } from './topics'

export const meta: Route.MetaFunction = () =>
  pageMeta('Help', 'Signing in with the 5-digit OTP, ordering, enquiries and quotes, and how to reach us.')

export default function HelpPage() {
  return (
    <Page title="Help" intro="Short answers to what we are asked most. If yours isn’t among them, write or call.">
      <div className="grid gap-10 desk:grid-cols-[13rem_minmax(0,1fr)] desk:gap-16">
        <nav aria-label="Topics" className="max-desk:hidden">
          <ul className="sticky top-24 grid border-l border-line">
            {topics.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1.5 pl-4 text-[0.9375rem] text-ink-soft hover:text-ink">
                  {title}
                </a>
              </li>
            ))}
            <li>
              <a href="#contact" className="block py-1.5 pl-4 text-[0.9375rem] text-ink-soft hover:text-ink">
                Contact
              </a>
            </li>
          </ul>
        </nav>
        <div className="grid max-w-3xl gap-10">
          {topics.map(({ id, title, questions }) => (
            <section key={id} id={id}>
              <h2 className="text-xl">{title}</h2>
              <div className="mt-3 divide-y divide-line border-y border-line">
                {questions.map(({ question, answer }) => (
                  <details key={question} className="group py-3">
                    <summary className="flex items-center justify-between gap-4 font-medium">
                      {question}
                      <span
                        aria-hidden="true"
                        className="text-xl leading-none text-ink-soft transition-transform group-open:rotate-45"
                      >
                        +
                      </span>
                    </summary>
                    <p className="mt-2 max-w-2xl text-ink-soft">{answer}</p>
                  </details>
                ))}
              </div>
            </section>
          ))}
          <ContactHelp />
        </div>
      </div>
    </Page>
  )
}
