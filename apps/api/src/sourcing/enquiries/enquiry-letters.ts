import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { OrderGroup } from '@lohahaat/contract/ordering/orders/order-group'
import type { Letter } from '../../platform/mail/letter'
import { linesOf } from '../../ordering/orders/order-letters'

/** Which enquiry a letter is about. */
interface About {
  id: number
  leadId: string
}

type BuyerContact = NonNullable<QuotedEnquiry['buyerContact']>

const CLOSING = 'For any question please call or write to us, and name the number of the enquiry.'

/** To the buyer. It may be about several quotes, and what they say is to be read on the site only. */
export const quotesArrived = ({ id, leadId }: About, siteUrl: string): Letter => ({
  ...titled(`Enquiry ${leadId} has new quotes`),
  paragraphs: [`Since we last wrote to you, prices were quoted for your enquiry ${leadId}, or changed.`],
  link: { label: 'Compare the quotes', url: new URL(`/enquiry/${id}/quotes`, siteUrl).href },
})

/** To a party whose quote was given before the buyer changed the enquiry. */
export const quoteOutdated = (enquiry: About, siteUrl: string): Letter => ({
  ...titled(`Enquiry ${enquiry.leadId} has changed`),
  paragraphs: [
    'The buyer has changed the enquiry that you quoted for, so your quote is outdated and can’t be accepted any more.',
    'Please look at the enquiry again and quote anew.',
  ],
  link: { label: 'Quote anew', url: quotePage(enquiry, siteUrl) },
})

/** To every party that quoted for an enquiry which was closed without an award. */
export const enquiryClosed = (enquiry: About, reason: string | null, siteUrl: string): Letter => ({
  ...titled(`Enquiry ${enquiry.leadId} is closed`),
  paragraphs: [
    'The enquiry that you quoted for was closed without an award. Thank you for your quote.',
    ...(reason === null ? [] : [`The reason given: ${reason}`]),
  ],
  link: { label: 'See the enquiry', url: quotePage(enquiry, siteUrl) },
})

/** To the parties that were not chosen. Who was, and at which price, is nobody else's business. */
export const enquiryAwarded = (enquiry: About, siteUrl: string): Letter => ({
  ...titled(`Enquiry ${enquiry.leadId} is closed`),
  paragraphs: ['The buyer has awarded the enquiry that you quoted for to another party. Thank you for your quote.'],
  link: { label: 'See the enquiry', url: quotePage(enquiry, siteUrl) },
})

/** To the party that was chosen, for all lines or for some. */
export const quoteAccepted = (
  enquiry: About,
  { order, contact }: { order: OrderGroup; contact: BuyerContact },
  siteUrl: string,
): Letter => ({
  ...titled(`Your quote for enquiry ${enquiry.leadId} is accepted`),
  paragraphs: [
    `The buyer has accepted your quote. It is order ${order.orderNo} now, for the lines below at the prices that you quoted.`,
    `The buyer is ${contact.legalName}. Please get in touch with ${contact.name}: ${contact.phone}, ${contact.email}.`,
  ],
  lines: linesOf(order),
  link: { label: 'See the enquiry', url: quotePage(enquiry, siteUrl) },
})

const titled = (subject: string) => ({ subject, heading: subject, closing: CLOSING })

const quotePage = ({ id }: About, siteUrl: string) => new URL(`/quotePrice/${id}`, siteUrl).href
