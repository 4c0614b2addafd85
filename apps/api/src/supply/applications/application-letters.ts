import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'
import { pageUrl } from '../../platform/language/page-url'

const titled = (subject: string) => ({ subject, heading: subject, closing: letterTexts.closing })

interface Applied {
  companyId: number
  businessName: string
  gstNumber: string
}

/** To administrators. */
export const applicationArrived = ({ companyId, businessName, gstNumber }: Applied, siteUrl: string): Letter => ({
  ...titled(letterTexts.arrived.subject(businessName)),
  paragraphs: [letterTexts.arrived.what(businessName, gstNumber)],
  link: { label: letterTexts.arrived.link, url: pageUrl(`/suppliers/${companyId}`, siteUrl) },
})

/** To administrators. */
export const changesArrived = ({ companyId, businessName }: Omit<Applied, 'gstNumber'>, siteUrl: string): Letter => ({
  ...titled(letterTexts.changed.subject(businessName)),
  paragraphs: [letterTexts.changed.what(businessName)],
  link: { label: letterTexts.changed.link, url: pageUrl(`/suppliers/${companyId}`, siteUrl) },
})

/** To who asked for other details, with what the administrator wrote. */
export function changesDecided(isApproved: boolean, note: string | null, siteUrl: string): Letter {
  const { subject, what } = letterTexts.changesDecided[isApproved ? 'approved' : 'rejected']
  return {
    ...titled(subject),
    paragraphs: [what],
    ...(note !== null && { quote: note }),
    link: { label: letterTexts.toDetails, url: pageUrl('/sell', siteUrl) },
  }
}

/** To who applied, with what the administrator wrote. */
export function applicationDecided(
  { status }: { status: keyof typeof letterTexts.decided },
  note: string | null,
  siteUrl: string,
): Letter {
  const { subject, what } = letterTexts.decided[status]
  const isApproved = status === 'Approved'
  return {
    ...titled(subject),
    paragraphs: [what],
    ...(note !== null && { quote: note }),
    link: {
      label: isApproved ? letterTexts.toDesk : letterTexts.toApplication,
      url: pageUrl(isApproved ? '/supplier' : '/sell', siteUrl),
    },
  }
}
