import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'

/** To an address that somebody entered: nothing more is sent unless its owner confirms. */
export function confirmNewsletter(confirmUrl: string, unsubscribeUrl: string): Letter {
  const { subject, heading, what, next, link, closing } = letterTexts.confirm
  return { subject, heading, paragraphs: [what, next], link: { label: link, url: confirmUrl }, closing, unsubscribeUrl }
}

export function newsletterWelcome(unsubscribeUrl: string): Letter {
  const { subject, heading, what, closing } = letterTexts.welcome
  return { subject, heading, paragraphs: [what], closing, unsubscribeUrl }
}

/** To an address that is already subscribed: the screen always says the same, only the mailbox owner learns it. */
export function alreadySubscribed(unsubscribeUrl: string): Letter {
  const { subject, heading, what, closing } = letterTexts.already
  return { subject, heading, paragraphs: [what], closing, unsubscribeUrl }
}
