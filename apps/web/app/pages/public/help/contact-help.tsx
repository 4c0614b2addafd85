import { Link } from 'react-router'
import { site } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { texts } from './texts'

export function ContactHelp() {
  return (
    <section id="contact" className="rounded-lg border border-line bg-card p-5 sm:p-6">
      <h2 className="text-xl">{texts.contact}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{texts.email}</dt>
        <dd>
          <a href={site.supportEmailLink} className="link">
            {site.supportEmail}
          </a>
        </dd>
        <dt className="text-ink-soft">{texts.phone}</dt>
        <dd>
          <a href={site.supportPhoneLink} className="link">
            {site.supportPhone}
          </a>
        </dd>
        <dt className="text-ink-soft">{texts.hours}</dt>
        <dd>{texts.hoursAndAnswer(site.supportHours)}</dd>
      </dl>
      <Link to="/contact" className={`${buttonClass()} mt-5`}>
        {texts.writeMessage}
      </Link>
    </section>
  )
}
