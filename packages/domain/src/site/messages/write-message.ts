import { bold, type Message } from './message'
import { texts } from './texts'

/** Longer addresses are cut on the way: each letter of Hindi takes nine bytes of one. */
const MOST_BYTES = 2000

interface WrittenMessage {
  /** Opens the chat with the text; what a link can't carry is left to the page that `back` leads to. */
  link: string
  /** How many lines the link leaves out. */
  leftOut: number
}

/** The whole text, set as a chat sets it, with the way back to the page. */
export const writeMessage = (message: Message, back: string) => written(message, message.lines.length, back)

/** The text as a link carries it, to a number of digits or, without one, to whomever the sender picks. */
export function linkMessage(message: Message, back: string, to = ''): WrittenMessage {
  const count = message.lines.length
  for (let shown = count; shown >= 0; shown--) {
    const link = linkOf(written(message, shown, back), to)
    if (link.length <= MOST_BYTES) return { link, leftOut: count - shown }
  }
  // A title alone is never that long, but a name in it may be.
  return { link: linkOf(back, to), leftOut: count }
}

function written({ title, facts, lines, totals }: Message, shown: number, back: string): string {
  const left = lines.length - shown
  const parts = [
    [bold(title), ...facts],
    [...lines.slice(0, shown), ...(left > 0 ? [texts.more(left)] : [])],
    [...totals, back],
  ]
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
    .replaceAll('\u00a0', ' ')
}

const linkOf = (text: string, to: string) => `https://wa.me/${to}?text=${encodeURIComponent(text.toWellFormed())}`
