import { AlertIcon } from '../../../../ui/icons'
import { bringIntoView } from './bring-into-view'
import { texts } from './texts'

/** Leads from one mark of doubt to the next, and from the last to the first. */
export default function NextDoubt({ count }: { count: number }) {
  return (
    <button
      type="button"
      onClick={() => bringIntoView(nextMark())}
      className="inline-flex min-h-9 items-center gap-1.5 text-left text-sm font-medium text-amber underline max-sm:min-h-11"
    >
      <AlertIcon className="size-4 shrink-0" />
      {texts.left(count)}
    </button>
  )
}

let last: Element | null = null

/** Marks go as fields are changed, so the next is the one behind where the last one was. */
function nextMark(): HTMLElement | null {
  const marks = [...document.querySelectorAll<HTMLElement>('[data-doubt]')]
  const next = marks.find((mark) => last !== null && isBehind(mark, last)) ?? marks[0] ?? null
  last = next
  return next
}

const isBehind = (mark: Element, other: Element) =>
  other.isConnected && (other.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
