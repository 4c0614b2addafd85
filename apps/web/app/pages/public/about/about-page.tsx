import { Link } from 'react-router'
import { canonicalUrl, pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import type { Route } from './+types/about-page'
import { AboutHero } from './about-hero'
import { Story } from './story'
import { Team } from './team'
import { texts } from './texts'
import { Values } from './values'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(texts.title, texts.description, canonicalUrl(matches, '/about'))

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <Story />
      <MissionAndVision />
      <Values />
      <Team />
      <section className="border-t border-line bg-steel-wash">
        <div className="content-width flex flex-wrap items-center justify-between gap-x-8 gap-y-5 py-10 sm:py-14">
          <div>
            <h2 className="text-2xl sm:text-3xl">{texts.start}</h2>
            <p className="mt-1.5 text-pretty">{texts.startNote}</p>
          </div>
          <Link to="/" className={buttonClass({ variant: 'main' })}>
            {texts.getStarted}
          </Link>
        </div>
      </section>
    </>
  )
}

function MissionAndVision() {
  return (
    <section className="border-y border-line bg-card">
      <div className="content-width grid desk:grid-cols-2 desk:divide-x desk:divide-line">
        <div className="py-10 sm:py-14 desk:pr-16">
          <h2 className="text-base text-steel">{texts.mission}</h2>
          <p className={statement}>{texts.missionText}</p>
        </div>
        <div className="border-line py-10 max-desk:border-t sm:py-14 desk:pl-16">
          <h2 className="text-base text-steel">{texts.vision}</h2>
          <p className={statement}>{texts.visionText}</p>
        </div>
      </div>
    </section>
  )
}

const statement = 'mt-3 text-xl leading-8 font-medium tracking-tight text-balance sm:text-2xl sm:leading-9'
