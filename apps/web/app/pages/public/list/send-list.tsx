import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { ChatIcon } from '../../../ui/icons'
import { showToast } from '../../../ui/messages/toast-store'
import { listMessage, messageLink } from './list-message'
import type { ListState } from './list-state'
import { texts } from './texts'

/** Sends the list as a chat message: by a link, or where that would be too long by the phone's sharing or a copy. */
export function SendList({ list }: { list: ListState }) {
  const message = listMessage(list)
  const link = messageLink(message)
  if (link)
    return (
      <a href={link} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
        <ChatIcon className="size-4.5" />
        {texts.sendMessage}
      </a>
    )
  return (
    <Button size="small" onClick={() => share(message)}>
      <ChatIcon className="size-4.5" />
      {texts.sendMessage}
    </Button>
  )
}

async function share(text: string) {
  try {
    // Desk browsers have no sharing, whatever their type says.
    if (typeof navigator.share === 'function') await navigator.share({ text })
    else {
      await navigator.clipboard.writeText(text)
      showToast(texts.copied)
    }
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    if (!isClosed) showToast(texts.notCopied, 'error')
  }
}
