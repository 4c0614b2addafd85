import { messagingLink, site } from '../../../site'
import { ChatIcon } from '../../../ui/icons'
import { texts } from './texts'

/** Round, so that it lies over as little as it can, and on a desk beside what one reads; it says its words when pointed at. */
export function MessagingButton() {
  return (
    <a
      href={messagingLink(texts.orderMessage(site.name))}
      target="_blank"
      rel="noreferrer"
      aria-label={texts.orderOnWhatsApp}
      className="group fixed right-4 bottom-4 z-10 flex h-12 min-w-12 items-center justify-center gap-2 rounded-full bg-chat text-[0.9375rem] font-semibold text-on-chat shadow-lift hover:bg-chat-deep xl:right-2 xl:hover:px-5 xl:focus-visible:px-5 print:hidden"
    >
      <ChatIcon className="size-6" />
      <span className="hidden xl:group-hover:inline xl:group-focus-visible:inline">{texts.orderOnWhatsApp}</span>
    </a>
  )
}
