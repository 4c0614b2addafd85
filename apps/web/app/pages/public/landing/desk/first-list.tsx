import { Link } from 'react-router'
import { uploadPath } from '../../../../parts/sourcing/enquiry/paths'
import { buttonClass } from '../../../../ui/button-class'
import { HeroPaste } from '../hero-paste'
import { texts } from './texts'

/** For somebody who has bought nothing yet. */
export function FirstList() {
  return (
    <section aria-labelledby="first-list" className="rounded-box border border-line bg-card p-4 sm:p-6">
      <h2 id="first-list" className="text-lg">
        {texts.start.title}
      </h2>
      <p className="mt-1 max-w-xl text-pretty text-ink-soft">{texts.start.text}</p>
      <HeroPaste className="mt-4 border border-edge" />
      <div className="mt-5 flex flex-wrap gap-3">
        <Link to="/rates" className={buttonClass()}>
          {texts.start.rates}
        </Link>
        <Link to="/pipe/pipe" className={buttonClass()}>
          {texts.start.catalogue}
        </Link>
        <Link to={uploadPath} className={buttonClass()}>
          {texts.start.upload}
        </Link>
      </div>
    </section>
  )
}
