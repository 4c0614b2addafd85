import { toTons, type Unit } from '@lohahaat/domain/catalogue/tons'
import { numberFormat } from '@lohahaat/domain/platform/formats'
import { formatIstTime } from '@lohahaat/domain/platform/ist'
import type { Letter } from '../../platform/mail/letter'
import type { LetterLines } from '../../platform/mail/letter-figures'
import { letterTexts } from './letter-texts'
import { pageUrl } from '../../platform/language/page-url'

interface AboutOrder {
  orderId: number
  orderNo: string
}

interface AboutLines extends AboutOrder {
  place: string
  answerBy: string
  lines: readonly { name: string; quantity: number; unit: Unit; grams: bigint }[]
}

const quantities = numberFormat({ maximumFractionDigits: 3 })
const tons = numberFormat({ minimumFractionDigits: 3 })

/** To the supplier: lines to load, lines that expired, lines that are gone. */
export function supplierLetter(news: 'Asked' | 'Expired' | 'Gone', about: AboutLines, siteUrl: string): Letter {
  const { asked, expired, gone } = letterTexts
  const letter = letterOf(about, siteUrl, `/supplier/orders/${about.orderId}`)
  const lines = linesOf(about)
  if (news === 'Expired') return { ...letter(expired.subject), paragraphs: [expired.said], lines }
  if (news === 'Gone') return { ...letter(gone.subject), paragraphs: [gone.said], lines }
  const paragraphs = [asked.said(about.place), asked.clock(formatIstTime(about.answerBy)), asked.contact]
  return { ...letter(asked.subject), paragraphs, lines }
}

/** To the desk, of lines that a supplier refused. */
export const linesRefused = (
  about: AboutOrder & { seller: string; items: readonly string[]; reason: string },
  siteUrl: string,
): Letter => ({
  ...letterOf(about, siteUrl, '/refusedLines')(letterTexts.refusedByOne.subject),
  paragraphs: [
    letterTexts.refusedByOne.said(about.seller),
    ...about.items,
    letterTexts.refusedByOne.reason(about.reason),
  ],
})

/** To the desk, of lines that nobody answered. */
export const linesExpired = (about: AboutOrder & { items: readonly string[] }, siteUrl: string): Letter => ({
  ...letterOf(about, siteUrl, '/refusedLines')(letterTexts.expiredForDesk.subject),
  paragraphs: [letterTexts.expiredForDesk.said, ...about.items],
})

const letterOf =
  ({ orderNo }: AboutOrder, siteUrl: string, path: string) =>
  (subject: (orderNo: string) => string) => ({
    subject: subject(orderNo),
    heading: subject(orderNo),
    link: { label: letterTexts.link, url: pageUrl(path, siteUrl) },
    closing: letterTexts.closing,
  })

const linesOf = ({ lines }: AboutLines): LetterLines => ({
  titles: [letterTexts.quantity, letterTexts.weight],
  rows: lines.map(({ name, quantity, unit, grams }) => ({
    name,
    figures: [`${quantities(quantity)} ${letterTexts.units[unit]}`, `${tons(toTons(grams))} MT`],
  })),
})
