import type { ReactNode } from 'react'
import { site } from '../../../site'
import { texts } from './texts'

export function ContactBox() {
  return (
    <section className="mt-10 rounded-box border border-line bg-card p-5 sm:p-8 print:mt-4 print:break-inside-avoid print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-4">
      <h2 className="text-xl">{texts.contact}</h2>
      <p className="mt-2 text-ink-soft">{texts.contactIntro}</p>
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact term={texts.email}>
          <a href={site.supportEmailLink} className="link">
            {site.supportEmail}
          </a>
        </Fact>
        <Fact term={texts.phone}>
          <a href={site.supportPhoneLink} className="link">
            {site.supportPhone}
          </a>
        </Fact>
        <Fact term={texts.businessHours}>{site.supportHours}</Fact>
        <Fact term={texts.responseTime}>{texts.responseTimeValue}</Fact>
        <Fact term={texts.legalAnswers}>{texts.legalAnswersValue}</Fact>
        <Fact term={texts.dataRequests}>{texts.dataRequestsValue}</Fact>
      </dl>
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
