import { Link } from 'react-router'
import { classPath } from '../../parts/product/pipe-classes'
import { messagingLink } from '../../site'
import { buttonClass } from '../../ui/button-class'
import { HeroDrawing } from './hero-drawing'

/** Leaves room at its foot for the strip of classes, which lies half on it. */
export function Hero() {
  return (
    <section className="on-night overflow-hidden bg-night text-night-ink">
      <div className="content-width relative pt-12 pb-40 sm:pt-16 sm:pb-30">
        <HeroDrawing />
        <div className="relative">
          <h1 className="max-w-xl text-[2.5rem] leading-[1.05] sm:text-6xl">
            Steel pipe at the mill’s price, to the kilo.
          </h1>
          <p className="mt-5 max-w-lg text-lg text-night-soft">
            See today’s rate per tonne for every size, order in pieces or tonnes, or send us your list and let suppliers
            quote for it.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to={classPath('SHS')} className={buttonClass({ variant: 'main' })}>
              Browse SHS today
            </Link>
            <a
              href={messagingLink('Hello LohaHaat, please quote for: ')}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'onNight' })}
            >
              Get a quote on WhatsApp
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
