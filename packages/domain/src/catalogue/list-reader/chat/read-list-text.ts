import { type EnquiryLine, readEnquiryLine } from '../read-enquiry-line'
import type { AsideKind } from './aside-kinds'
import { takeHeader } from './chat-header'
import { cleanLine } from './clean-line'
import { asideOf } from './set-aside'

/** A line of a pasted list: what it asks for, or what it is besides. */
export interface ListLine {
  /** As it was written. */
  line: string
  /** Null where it asks for something. */
  aside: AsideKind | null
  reading: EnquiryLine
}

const something = /[\p{L}\p{N}<]/u

/** The lines of a pasted chat, mail or sheet. A line without a header belongs to the message above it. */
export const readListText = (text: string): ListLine[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => something.test(line))
    .map(readListLine)

export function readListLine(line: string): ListLine {
  const { text, hasHeader } = takeHeader(line)
  const asked = cleanLine(text)
  const reading = readEnquiryLine(asked)
  if (hasHeader && !something.test(asked)) return { line, aside: 'header', reading }
  return { line, aside: asideOf(asked, reading), reading }
}
