import { site } from '../../site'
import { MailIcon, PhoneIcon } from '../../ui/icons'

export function ContactLinks({ linkClass }: { linkClass: string }) {
  return (
    <ul>
      <li>
        <a href={site.supportEmailLink} className={linkClass}>
          <MailIcon className="size-4.5" />
          {site.supportEmail}
        </a>
      </li>
      <li>
        <a href={site.supportPhoneLink} className={linkClass}>
          <PhoneIcon className="size-4.5" />
          {site.supportPhone}
        </a>
      </li>
    </ul>
  )
}
