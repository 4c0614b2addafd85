import { hasDimensions } from './dimensions'

const day = String.raw`\d{1,4}[/.\-]\d{1,2}[/.\-]\d{2,4}`
const hour = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`
/** '[14/10/2021, 3:34:09 PM] Name: ' of an iPhone, and '05/10/2020, 00:14 - Name: ' of an Android. */
const stamp = new RegExp(String.raw`^(?:\[\s*${day},?\s+${hour}\s*\]|${day},?\s+${hour}\s+-)\s*`, 'i')
/** A name or a number that isn't saved, up to the colon. */
const sender = /^~?\s*[^:[\]<>\n]{1,60}:(?:\s|$)/

/** Marks that turn the direction of writing and spaces that only look like one. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const oddSpace = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g

export const plainSpaces = (line: string) => line.replace(invisible, '').replace(oddSpace, ' ')

/**
 * Takes the header of a chat message off a line. A name that holds a size is no name: somebody has put the day before
 * what he asks for.
 */
export function takeHeader(line: string): { text: string; hasHeader: boolean } {
  const plain = plainSpaces(line).trim()
  const head = stamp.exec(plain)?.[0]
  if (head === undefined) return { text: plain, hasHeader: false }
  const rest = plain.slice(head.length)
  const name = sender.exec(rest)?.[0]
  const text = name === undefined || hasDimensions(name) ? rest : rest.slice(name.length)
  return { text: text.trim(), hasHeader: true }
}
