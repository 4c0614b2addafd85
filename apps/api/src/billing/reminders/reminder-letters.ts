import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees } from '@lohahaat/domain/platform/money'
import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'
import { pageUrl } from '../../platform/language/page-url'

interface Reminded {
  number: string
  issuedOn: string
  dueOn: string
  open: bigint
  isOverdue: boolean
}

/** To those who pay for a company: what is open of an invoice, and since or until when. */
export function paymentReminder({ number, issuedOn, dueOn, open, isOverdue }: Reminded, siteUrl: string): Letter {
  const [issued, due] = [formatDay(issuedOn), formatDay(dueOn)]
  const say = isOverdue ? letterTexts.wasDue : letterTexts.isDue
  const subject = isOverdue ? letterTexts.after(number) : letterTexts.before(number, due)
  return {
    subject,
    heading: subject,
    paragraphs: [say(number, issued, due, formatRupees(open)), letterTexts.paid],
    link: { label: letterTexts.toAccount, url: pageUrl('/account', siteUrl) },
    closing: letterTexts.closing,
  }
}
