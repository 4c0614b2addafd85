import { Link } from 'react-router'
import { classPath } from '../../../parts/catalogue/product/pipe-classes'
import { messagingLink } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { HeroDrawing } from './hero-drawing'
import { HeroPaste } from './hero-paste'
import { texts } from './texts'

/** Leaves room at the bottom for the rates strip, which overlaps it. */
export function Hero() {
  return (
    <section className="on-night overflow-hidden bg-night text-night-ink">
      <div className="content-width grid items-center gap-x-8 pt-11 desk:grid-cols-[minmax(0,1fr)_24rem] desk:pt-14 desk:pb-28 xl:grid-cols-[minmax(0,1fr)_37rem]">
        <div>
          <h1 className="max-w-xl text-[2.5rem] leading-hero sm:text-6xl">{texts.heading}</h1>
          <p className="mt-5 max-w-lg text-lg text-pretty text-night-soft">{texts.intro}</p>
          <HeroPaste note={texts.noSignIn} className="mt-6 max-w-xl shadow-lift" />
          <div className="mt-5 flex flex-wrap gap-3">
            <Link to={classPath('SHS')} className={buttonClass({ variant: 'onNight' })}>
              {texts.browse}
            </Link>
            <a
              href={messagingLink(texts.quoteMessage)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'onNight' })}
            >
              {texts.quoteByMessage}
            </a>
          </div>
        </div>
        <HeroDrawing />
      </div>
    </section>
  )
}
