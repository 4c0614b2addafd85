import type { Purpose } from './one-time-codes.repository'
import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'

/** Proves access to the mailbox. */
interface Proof {
  /** Null once the address has used its ten codes of the day. */
  code: string | null
  url: string
}

/** Sends the proof where the address is of the right kind, or else a letter that says why not. */
export function letterWithProof(purpose: Purpose, registered: boolean, proof: Proof): Letter {
  if (registered !== (purpose === 'sign-in')) return registered ? accountExists() : noAccountYet()
  return proof.code === null ? linkOnly(purpose, proof.url) : codeAndLink(purpose, proof.code, proof.url)
}

function codeAndLink(purpose: Purpose, code: string, url: string): Letter {
  const { subject, heading, enter } = letterTexts.code[purpose]
  return {
    subject,
    heading,
    code,
    paragraphs: [enter, letterTexts.code.orLink],
    link: { label: letterTexts.buttons[purpose], url },
    closing: letterTexts.closing,
  }
}

function linkOnly(purpose: Purpose, url: string): Letter {
  const { why, open } = letterTexts.link
  const { subject, heading } = letterTexts.link[purpose]
  return {
    subject,
    heading,
    paragraphs: [why, open],
    link: { label: letterTexts.buttons[purpose], url },
    closing: letterTexts.closing,
  }
}

/** To an address without an account: the screen always says the same, only the mailbox owner learns it. */
function noAccountYet(): Letter {
  const { subject, heading, what, next } = letterTexts.noAccount
  return { subject, heading, paragraphs: [what, next], closing: letterTexts.nothingToDo }
}

/** To an address that already has an account. */
function accountExists(): Letter {
  const { subject, heading, what, next } = letterTexts.accountExists
  return { subject, heading, paragraphs: [what, next], closing: letterTexts.nothingToDo }
}
