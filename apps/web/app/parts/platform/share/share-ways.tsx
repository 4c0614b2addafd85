import type { Message } from '@lohahaat/domain/site/messages/message'
import { linkMessage, writeMessage } from '@lohahaat/domain/site/messages/write-message'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { ChatIcon } from '../../../ui/icons'
import { UploadIcon } from '../../../ui/work-icons'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

interface ShareWaysProps {
  message: Message
  /** Where the text leads back to. */
  back: string
}

/** The text as it goes out, and the ways it can go: a chat, the clipboard, and what the phone has for sharing. */
export default function ShareWays({ message, back }: ShareWaysProps) {
  const text = writeMessage(message, back)
  const { link, leftOut } = linkMessage(message, back)
  return (
    <>
      <div
        role="region"
        aria-label={texts.text}
        tabIndex={0}
        className="mt-3 max-h-64 overflow-y-auto rounded-box rounded-br-none bg-green-wash px-4 py-3 text-[0.9375rem] wrap-anywhere whitespace-pre-wrap"
      >
        <InBold text={text} />
      </div>
      {leftOut > 0 && <p className="mt-2 text-sm text-ink-soft">{texts.leftOut(leftOut)}</p>}
      <div className="mt-3 mb-4 flex flex-wrap gap-2 max-sm:*:grow">
        <a href={link} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'quiet' })}>
          <ChatIcon className="size-4.5" />
          {texts.whatsApp}
        </a>
        <Button onClick={() => copy(text)}>{texts.copy}</Button>
        {canShare() && (
          <Button onClick={() => share(text)}>
            <UploadIcon className="size-4.5" />
            {texts.send}
          </Button>
        )}
      </div>
    </>
  )
}

/** As a chat shows it, with what stands between stars in bold. */
const InBold = ({ text }: { text: string }) =>
  text.split('*').map((words, at) => (at % 2 === 1 ? <strong key={at}>{words}</strong> : words))

/** Desk browsers have no sharing, whatever their type says. */
const canShare = () => typeof navigator !== 'undefined' && typeof navigator.share === 'function'

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => showToast(texts.copied),
    () => showToast(texts.notCopied, 'error'),
  )

/** Closing the phone's own sheet is no error. */
const share = (text: string) =>
  navigator.share({ text }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) return copy(text)
  })
