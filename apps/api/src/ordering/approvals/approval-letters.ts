import { toTons } from '@lohahaat/domain/catalogue/tons'
import { numberFormat } from '@lohahaat/domain/platform/formats'
import { formatRupees } from '@lohahaat/domain/platform/money'
import type { Letter } from '../../platform/mail/letter'
import type { LetterLines } from '../../platform/mail/letter-figures'
import type { RequestLine } from './approvals.repository'
import { letterTexts } from './letter-texts'
import { pageUrl } from '../../platform/language/page-url'

interface Asked {
  requestId: number
  askedBy: string
  total: string
  lines: number
}

/** To everybody who can decide on a request. */
export const approvalAsked = (asked: Asked, note: string | null, siteUrl: string): Letter => ({
  ...letterAbout(letterTexts.asked.subject(asked.askedBy, asked.total), asked.requestId, siteUrl),
  paragraphs: [letterTexts.asked.what(asked.askedBy, asked.total, asked.lines), letterTexts.asked.next],
  ...(note === null ? {} : { quote: note }),
})

interface Rejected {
  requestId: number
  total: string
  rejectedBy: string
  reason: string
  isForQuotes: boolean
}

/** To the requester. */
export const requestRejected = (
  { requestId, total, rejectedBy, reason, isForQuotes }: Rejected,
  siteUrl: string,
): Letter => ({
  ...letterAbout(letterTexts.rejected.subject(total), requestId, siteUrl),
  paragraphs: [letterTexts.rejected.what(rejectedBy, total)],
  quote: reason,
  notes: [isForQuotes ? letterTexts.rejected.nextOfQuotes : letterTexts.rejected.next],
})

type TakenLine = Pick<RequestLine, 'name' | 'quantity' | 'unit' | 'grams' | 'amountPaise'>

interface TakenOut {
  requestId: number
  takenOutBy: string
  lines: readonly TakenLine[]
  /** What the rest comes to. */
  total: string
}

/** To the requester, of lines that were taken out of his request. */
export const linesTakenOut = ({ requestId, takenOutBy, lines, total }: TakenOut, siteUrl: string): Letter => ({
  ...letterAbout(letterTexts.takenOut.subject(lines.length), requestId, siteUrl),
  paragraphs: [letterTexts.takenOut.what(takenOutBy, lines.length)],
  lines: figuresOf(lines),
  notes: [letterTexts.takenOut.next(lines.length), letterTexts.takenOut.rest(total)],
})

const quantities = numberFormat({ maximumFractionDigits: 3 })
const tons = numberFormat({ minimumFractionDigits: 3 })

const figuresOf = (lines: readonly TakenLine[]): LetterLines => ({
  titles: [letterTexts.quantity, letterTexts.weight, letterTexts.amount],
  rows: lines.map(({ name, quantity, unit, grams, amountPaise }) => ({
    name,
    figures: [
      `${quantities(Number(quantity))} ${letterTexts.units[unit]}`,
      `${tons(toTons(grams))} MT`,
      formatRupees(amountPaise),
    ],
  })),
})

const letterAbout = (subject: string, requestId: number, siteUrl: string) => ({
  push: 'approvals' as const,
  subject,
  heading: subject,
  link: { label: letterTexts.link, url: pageUrl(`/approvals/${requestId}`, siteUrl) },
  closing: letterTexts.closing,
})
