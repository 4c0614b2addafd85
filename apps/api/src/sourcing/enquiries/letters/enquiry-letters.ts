import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { formatIstTime } from '@lohahaat/domain/platform/ist'
import type { Order } from '@lohahaat/domain/ordering/order'
import type { Letter } from '../../../platform/mail/letter'
import { letterTexts } from './letter-texts'
import { linesOf } from '../../../ordering/orders/order-letters'
import { sayWishes } from '../../../ordering/orders/order-sentences'
import { pageUrl } from '../../../platform/language/page-url'

/** The enquiry that a letter is about. */
interface About {
  id: number
  leadId: string
}

type BuyerContact = NonNullable<QuotedEnquiry['buyerContact']>

/** To the buyer. It may be about several quotes; prices are shown only on the site. */
export const quotesArrived = ({ id, leadId }: About, siteUrl: string): Letter => ({
  push: 'quotes',
  ...titled(letterTexts.quotesArrived.subject(leadId)),
  paragraphs: [letterTexts.quotesArrived.what(leadId)],
  link: { label: letterTexts.quotesArrived.link, url: pageUrl(`/enquiry/${id}/quotes`, siteUrl) },
})

/** To a party whose quote is older than the buyer's last change. */
export const quoteOutdated = (enquiry: About, siteUrl: string): Letter => ({
  ...titled(letterTexts.outdated.subject(enquiry.leadId)),
  paragraphs: [letterTexts.outdated.what, letterTexts.outdated.next],
  link: { label: letterTexts.outdated.link, url: quotePage(enquiry, siteUrl) },
})

/** To every party that quoted for an enquiry closed without an award. */
export const enquiryClosed = (enquiry: About, reason: string | null, siteUrl: string): Letter => ({
  ...titled(letterTexts.closed.subject(enquiry.leadId)),
  paragraphs: [letterTexts.closed.what, ...(reason === null ? [] : [letterTexts.closed.reason(reason)])],
  link: { label: letterTexts.seeEnquiry, url: quotePage(enquiry, siteUrl) },
})

/** To the parties that were not chosen, without the winner and the price. */
export const enquiryAwarded = (enquiry: About, siteUrl: string): Letter => ({
  ...titled(letterTexts.closed.subject(enquiry.leadId)),
  paragraphs: [letterTexts.closed.awarded],
  link: { label: letterTexts.seeEnquiry, url: quotePage(enquiry, siteUrl) },
})

/** To a party that the buyer asks for a better price. Prices, his or others', are never in it. */
export const betterAsked = (
  enquiry: About,
  { deadline, note }: { deadline: Date | null; note: string | null },
  siteUrl: string,
): Letter => ({
  push: 'quotes',
  ...titled(letterTexts.better.subject(enquiry.leadId)),
  paragraphs: [
    letterTexts.better.what,
    ...(deadline === null ? [] : [letterTexts.better.deadline(formatIstTime(deadline.toISOString()))]),
    ...(note === null ? [] : [letterTexts.better.note(note)]),
  ],
  link: { label: letterTexts.better.link, url: quotePage(enquiry, siteUrl) },
})

/** To the buyer whose party keeps its price. */
export const priceKept = ({ id, leadId }: About, siteUrl: string): Letter => ({
  push: 'quotes',
  ...titled(letterTexts.kept.subject(leadId)),
  paragraphs: [letterTexts.kept.what(leadId)],
  link: { label: letterTexts.quotesArrived.link, url: pageUrl(`/enquiry/${id}/quotes`, siteUrl) },
})

/** To the chosen party, for all lines or some. */
export const quoteAccepted = (
  enquiry: About,
  { order, contact }: { order: Order; contact: BuyerContact },
  siteUrl: string,
): Letter => ({
  push: 'quotes',
  ...titled(letterTexts.accepted.subject(enquiry.leadId)),
  paragraphs: [
    letterTexts.accepted.what(order.orderNo),
    letterTexts.accepted.buyer(contact.legalName, contact.name, contact.phone, contact.email),
    ...sayWishes(order),
  ],
  lines: linesOf(order),
  link: { label: letterTexts.seeEnquiry, url: quotePage(enquiry, siteUrl) },
})

const titled = (subject: string) => ({ subject, heading: subject, closing: letterTexts.closing })

const quotePage = ({ id }: About, siteUrl: string) => pageUrl(`/quotePrice/${id}`, siteUrl)
