import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messagingLink, site } from '../../../site'
import { Card } from '../../../ui/card'
import { ChatIcon, MailIcon, PhoneIcon } from '../../../ui/icons'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

export function ContactDetails() {
  return (
    <Card title={texts.reachUs}>
      <ul className="grid gap-4">
        <Way icon={<MailIcon />} name={texts.emailUs}>
          <a href={site.supportEmailLink} className="link">
            {site.supportEmail}
          </a>
        </Way>
        <Way icon={<PhoneIcon />} name={texts.callUs}>
          <a href={site.supportPhoneLink} className="link">
            {site.supportPhone}
          </a>
        </Way>
        <Way icon={<ChatIcon />} name={texts.messageUs}>
          <a href={messagingLink(texts.chatMessage(site.name))} target="_blank" rel="noreferrer" className="link">
            {texts.startChat}
          </a>
        </Way>
      </ul>
      <dl className="mt-6 grid gap-3 border-t border-line pt-5 text-[0.9375rem]">
        <div>
          <dt className="text-sm text-ink-soft">{texts.hours}</dt>
          <dd className="font-medium">{site.supportHours}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{texts.answerTime}</dt>
          <dd className="font-medium">{texts.withinDays}</dd>
        </div>
      </dl>
      <p className="mt-5 border-t border-line pt-5 text-[0.9375rem] text-ink-soft">
        <Sentence
          text={texts.findAnswer}
          marks={{
            help: (words) => (
              <Link to="/help" className="link">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </Card>
  )
}

function Way({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-box bg-steel-wash text-steel">{icon}</span>
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{name}</span>
        <span className="block font-medium">{children}</span>
      </span>
    </li>
  )
}
