import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'

export function passkeyAdded(name: string, device: string): Letter {
  const { subject, heading, what, where } = letterTexts.added
  return { subject, heading, paragraphs: [what(name, device), where], closing: letterTexts.closing }
}

export function passkeyRemoved(name: string, device: string): Letter {
  const { subject, heading, what } = letterTexts.removed
  return { subject, heading, paragraphs: [what(name, device)], closing: letterTexts.closing }
}

export function passkeysReset(): Letter {
  const { subject, heading, what, next, closing } = letterTexts.reset
  return { subject, heading, paragraphs: [what, next], closing }
}
