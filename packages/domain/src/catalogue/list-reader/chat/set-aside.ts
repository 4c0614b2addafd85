import type { EnquiryLine } from '../read-enquiry-line'
import { normalise } from '../text/normalise'
import { vocabulary } from '../text/words'
import type { AsideKind } from './aside-kinds'
import { asideWords, media } from './aside-words'
import { hasDimensions } from './dimensions'

const phone = /(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}\b/g
const date =
  /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{1,2}(?:st|nd|rd|th)?\s+(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\b(?:19|20)\d{2}\b/g
const pinCode = /\b[1-9]\d{2}\s?\d{3}\b/g
const gstNumber = /\b\d{2}[a-z]{5}\d{4}[a-z]\d[a-z]\w\b/g
const clock = /\b\d{1,2}[:.]\d{2}\s?(?:am|pm)?\b|\b\d{1,2}\s?(?:am|pm)\b/g
/** '7 days', '30 din', 'sector 5', 'plot no. 12', '12/A'. */
const plain =
  /\b\d{1,3}\s*(?:-\s*\d{1,3}\s*)?(?:days?|din|दिन|hrs?|hours?|%)(?![\p{L}\p{M}])|(?:plot|sector|phase|gali|flat|shop|unit|no|road|nh|ward|साइट|प्लॉट|सेक्टर)[\s.:#-]*(?:no[\s.:#-]*)?\d+[\w/-]*/gu

const figures: readonly (readonly [AsideKind, RegExp])[] = [
  ['phone', phone],
  ['signature', gstNumber],
  ['date', date],
  ['date', clock],
  ['place', pinCode],
  ['place', plain],
]

/**
 * What a line is when it asks for no pipe; null where it may ask for one. A line that names a size always may, and so
 * does one with a figure that nothing here explains.
 */
export function asideOf(text: string, reading: EnquiryLine): AsideKind | null {
  if (media.test(text)) return 'media'
  if (hasDimensions(text) || reading.size !== null || reading.thickness !== null) return null
  const written = normalise(text)
  let [left, found] = [written, null as AsideKind | null]
  for (const [kind, pattern] of figures) {
    const without = left.replace(pattern, ' ')
    if (without !== left) found ??= kind
    left = without
  }
  if (/\d/.test(left)) return null
  if (saysHowMany(left) && reading.className !== null) return null
  return kindByWords(written) ?? found ?? 'remark'
}

function kindByWords(written: string): AsideKind | null {
  const said = written.match(/[\p{L}\p{M}]+/gu) ?? []
  return asideWords.find(([, words]) => said.some((word) => words.has(word)))?.[0] ?? null
}

/** 'gi pipe two inch' has no digit and asks all the same. */
const saysHowMany = (written: string) =>
  (written.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) =>
    (vocabulary.get(word) ?? []).some(({ kind }) => kind === 'number word'),
  )
