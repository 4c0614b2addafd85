import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'

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

const letterAbout = (subject: string, requestId: number, siteUrl: string) => ({
  subject,
  heading: subject,
  link: { label: letterTexts.link, url: new URL(`/approvals/${requestId}`, siteUrl).href },
  closing: letterTexts.closing,
})
