import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'

interface Message {
  number: number
  name: string
  email: string
  phone: string
  message: string
}

interface Account {
  legalName: string
  email: string
}

/** To support. User input goes into the body and never into a header, except for Reply-To. */
export const messageToSupport = ({ account, ...message }: Message & { account: Account | null }): Letter => ({
  subject: letterTexts.toSupport.subject(message.number),
  heading: letterTexts.toSupport.subject(message.number),
  paragraphs: [
    letterTexts.name(message.name),
    letterTexts.email(message.email),
    letterTexts.phone(message.phone),
    account ? letterTexts.toSupport.signedIn(account.legalName, account.email) : letterTexts.toSupport.notSignedIn,
  ],
  quote: message.message,
  closing: letterTexts.toSupport.closing,
  replyTo: message.email,
})

/** To the address that was entered. */
export const copyOfMessage = ({ number, name, phone, message }: Message, supportEmail: string): Letter => ({
  subject: letterTexts.copy.subject(number),
  heading: letterTexts.copy.heading,
  paragraphs: [letterTexts.copy.thanks, letterTexts.name(name), letterTexts.phone(phone)],
  quote: message,
  closing: letterTexts.copy.closing,
  replyTo: supportEmail,
})
