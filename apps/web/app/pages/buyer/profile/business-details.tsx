import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { gstNumberHint } from '../../../parts/identity/gst-number-hint'
import { IstTime } from '../../../parts/platform/ist-time'
import { site } from '../../../site'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

export function BusinessDetails({ profile }: { profile: ResponseOf<typeof fetchProfile> }) {
  return (
    <>
      <dl className="grid divide-y divide-line">
        <Detail term={texts.business.name}>{profile.buyerLegalName}</Detail>
        <Detail term={texts.business.email}>{profile.buyerEmail}</Detail>
        <Detail term={texts.business.gstNumber} note={gstNumberHint(profile.gstNo)}>
          {profile.gstNo}
        </Detail>
        <Detail term={texts.business.memberSince}>
          <IstTime instant={profile.memberSince} dateOnly />
        </Detail>
        <Detail term={texts.business.supplier}>{profile.sellerName ?? texts.business.noSupplier}</Detail>
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        <Sentence text={texts.business.company} marks={{ company }} />
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        <Sentence text={texts.business.howToChange} marks={{ support }} />
      </p>
    </>
  )
}

const company = (words: string) => (
  <Link to="/company" className="link">
    {words}
  </Link>
)

const support = () => (
  <a href={site.supportEmailLink} className="link">
    {site.supportEmail}
  </a>
)

function Detail({ term, note, children }: { term: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[9rem_1fr]">
      <dt className="text-[0.9375rem] text-ink-soft">{term}</dt>
      <dd className="min-w-0 font-medium">
        {children}
        {note && <p className="mt-0.5 text-sm font-normal text-amber">{note}</p>}
      </dd>
    </div>
  )
}
