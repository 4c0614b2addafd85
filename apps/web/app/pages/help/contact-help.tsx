import { Link } from 'react-router'
import { site } from '../../site'
import { buttonClass } from '../../ui/button-class'

export function ContactHelp() {
  return (
    <section id="contact" className="rounded-lg border border-line bg-card p-5 sm:p-6">
      <h2 className="text-xl">Contact</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">E-mail</dt>
        <dd>
          <a href={site.supportEmailLink} className="link">
            {site.supportEmail}
          </a>
        </dd>
        <dt className="text-ink-soft">Phone</dt>
        <dd>
          <a href={site.supportPhoneLink} className="link">
            {site.supportPhone}
          </a>
        </dd>
        <dt className="text-ink-soft">Hours</dt>
        <dd>{site.supportHours}; we answer within 24 to 48 hours</dd>
      </dl>
      <Link to="/contact" className={`${buttonClass()} mt-5`}>
        Write a message
      </Link>
    </section>
  )
}
