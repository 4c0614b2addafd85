import { Link } from 'react-router'
import { site } from '../../../site'
import { MailIcon, PencilIcon, PhoneIcon } from '../../../ui/icons'
import { texts } from './texts'

interface ContactLinksProps {
  linkClass: string
  /** Also the page to write on. */
  withPage?: boolean
}

export function ContactLinks({ linkClass, withPage = false }: ContactLinksProps) {
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
      {withPage && (
        <li>
          <Link to="/contact" className={linkClass}>
            <PencilIcon className="size-4.5" />
            {texts.writeMessage}
          </Link>
        </li>
      )}
    </ul>
  )
}
