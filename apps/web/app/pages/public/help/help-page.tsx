import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { canonicalUrl, pageMeta } from '../../../site'
import { Page } from '../../../ui/page'
import type { Route } from './+types/help-page'
import { Answer } from './answer'
import { ContactHelp } from './contact-help'
import { texts } from './texts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(texts.title, texts.description, canonicalUrl(matches, '/help'))

const sections = () => [...texts.topics, { id: 'contact', title: texts.contact }]

export default function HelpPage() {
  useLinkedAnswer()
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className="grid gap-x-16 gap-y-8 desk:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={texts.topicsLabel}>
          <ul className="flex flex-wrap gap-x-5 desk:sticky desk:top-24 desk:grid desk:border-l desk:border-line">
            {sections().map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1.5 text-[0.9375rem] text-ink-soft hover:text-ink desk:pl-4">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-3xl gap-10">
          {texts.topics.map(({ id, title, questions }) => (
            <section key={id} id={id}>
              <h2 className="text-xl">{title}</h2>
              <div className="mt-3 divide-y divide-line border-y border-line">
                {questions.map((question) => (
                  <Answer key={question.id} {...question} />
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

/** A link to one answer opens it: /help#cancelling. */
function useLinkedAnswer() {
  const { hash, key } = useLocation()
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null
    if (!(answer instanceof HTMLDetailsElement)) return
    answer.open = true
    answer.scrollIntoView()
  }, [hash, key])
}
