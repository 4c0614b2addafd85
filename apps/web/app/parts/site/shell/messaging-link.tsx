import { messagingLink, site } from '../../../site'
import { ChatIcon } from '../../../ui/icons'
import { texts } from './texts'

/**
 * Always in sight, and never over figures or buttons: in the header, which stays, and where the screen is wider than the
 * content beside it, with its label on hover.
 */
export function MessagingLink() {
  return (
    <a
      href={messagingLink(texts.orderMessage(site.name))}
      target="_blank"
      rel="noreferrer"
      aria-label={texts.orderOnWhatsApp}
      className={`group flex h-10 min-w-10 shrink-0 items-center justify-center gap-2 rounded-full bg-chat text-[0.9375rem] font-semibold text-on-chat hover:bg-chat-deep ${floating}`}
    >
      <ChatIcon className="size-6" />
      <span className="hidden xl:group-hover:inline xl:group-focus-visible:inline">{texts.orderOnWhatsApp}</span>
    </a>
  )
}

const floating =
  'xl:fixed xl:right-2 xl:bottom-4 xl:z-10 xl:h-12 xl:min-w-12 xl:shadow-lift xl:hover:px-5 xl:focus-visible:px-5'
