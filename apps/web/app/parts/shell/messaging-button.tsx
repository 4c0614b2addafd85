import { messagingLink } from '../../site'
import { ChatIcon } from '../../ui/icons'

/** Only a round button on a phone, so that it never lies over the words of another one; the footer leaves room for it. */
export function MessagingButton() {
  return (
    <a
      href={messagingLink('Hello LohaHaat, I would like to order steel pipes.')}
      target="_blank"
      rel="noreferrer"
      className="fixed right-4 bottom-4 z-10 flex h-12 min-w-12 items-center justify-center gap-2 rounded-full bg-chat text-[0.9375rem] font-semibold text-on-chat shadow-lift hover:bg-chat-deep sm:right-6 sm:bottom-6 sm:px-5 print:hidden"
    >
      <ChatIcon className="size-6 sm:size-5" />
      <span className="max-sm:sr-only">Order on WhatsApp</span>
    </a>
  )
}
