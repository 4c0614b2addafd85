import type { CompanyRole } from '@lohahaat/domain/identity/actor'
import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'
import { pageUrl } from '../../platform/language/page-url'

interface Invited {
  company: string
  by: string
  companyRole: CompanyRole
}

const titled = (subject: string) => ({ subject, heading: subject })

/** To the invited address: the secret is in the link, and nowhere else. */
export const invited = ({ company, by, companyRole }: Invited, url: string): Letter => ({
  ...titled(letterTexts.invited.subject(company)),
  paragraphs: [letterTexts.invited.what(by, company), letterTexts.roles[companyRole], letterTexts.invited.next],
  link: { label: letterTexts.invited.link, url },
  closing: letterTexts.invited.closing,
})

interface Asker {
  contactName: string
  email: string
  gstNumber: string
}

/** To each owner. */
export const askedToJoin = ({ contactName, email, gstNumber }: Asker, siteUrl: string): Letter => ({
  ...titled(letterTexts.asked.subject),
  paragraphs: [letterTexts.asked.what(contactName, email, gstNumber), letterTexts.asked.next],
  link: { label: letterTexts.asked.link, url: pageUrl('/company', siteUrl) },
  closing: letterTexts.asked.closing,
})

/** To who asked, once an owner has let him in. */
export const letIn = ({ company, companyRole }: Omit<Invited, 'by'>, siteUrl: string): Letter => ({
  ...titled(letterTexts.letIn.subject(company)),
  paragraphs: [letterTexts.letIn.what(company), letterTexts.roles[companyRole]],
  link: { label: letterTexts.letIn.link, url: pageUrl('/company', siteUrl) },
  closing: letterTexts.closing,
})

export const removed = (company: string): Letter => ({
  ...titled(letterTexts.removed.subject(company)),
  paragraphs: [letterTexts.removed.what(company), letterTexts.removed.next],
  closing: letterTexts.closing,
})
