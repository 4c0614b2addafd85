import { catalogueMessages } from '@lohahaat/contract/messages'
import { canonicalUrl, pageMeta } from '../../site'
import type { Route } from './+types/pipe-landing-page'
import { ClassCards } from './class-cards'
import { qualities } from './class-texts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    'Steel pipes in seven classes',
    'Round black, GI and pre-galvanised pipe, square and rectangular hollow sections: standards, sizes and uses, with today’s rate per MT.',
    canonicalUrl(matches, '/pipeLandingPage'),
  )

export default function PipeLandingPage() {
  return (
    <div className="content-width py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Steel pipes in seven classes</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Choose by what it is for; every size has its rate and its weight. {catalogueMessages.taxNotice}
      </p>
      <ClassCards />
      <section className="mt-12 sm:mt-16">
        <h2 className="text-2xl">What you can rely on</h2>
        <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 desk:grid-cols-4">
          {qualities.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-3">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1.5 text-[0.9375rem] text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
