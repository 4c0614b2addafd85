import { canonicalUrl, pageMeta } from '../../../site'
import { Card } from '../../../ui/card'
import { Page } from '../../../ui/page'
import type { Route } from './+types/contact-page'
import { ContactDetails } from './contact-details'
import { ContactForm } from './contact-form'
import { texts } from './texts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(texts.title, texts.description, canonicalUrl(matches, '/contact'))

export default function ContactPage() {
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_23rem] desk:gap-10">
        <Card title={texts.formTitle}>
          <ContactForm />
          <noscript>
            <p className="mt-4 text-sm text-ink-soft">{texts.needsScripts}</p>
          </noscript>
        </Card>
        <ContactDetails />
      </div>
    </Page>
  )
}
