import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'

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
  link: { label: letterTexts.arrived.link, url: new URL(`/suppliers/${companyId}`, siteUrl).href },
})

/** To administrators. */
export const changesArrived = ({ companyId, businessName }: Omit<Applied, 'gstNumber'>, siteUrl: string): Letter => ({
  ...titled(letterTexts.changed.subject(businessName)),
  paragraphs: [letterTexts.changed.what(businessName)],
  link: { label: letterTexts.changed.link, url: new URL(`/suppliers/${companyId}`, siteUrl).href },
})

/** To who asked for other details, with what the administrator wrote. */
export function changesDecided(isApproved: boolean, note: string | null, siteUrl: string): Letter {
  const { subject, what } = letterTexts.changesDecided[isApproved ? 'approved' : 'rejected']
  return {
    ...titled(subject),
    paragraphs: [what],
    ...(note !== null && { quote: note }),
    link: { label: letterTexts.toDetails, url: new URL('/sell', siteUrl).href },
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
      url: new URL(isApproved ? '/supplier' : '/sell', siteUrl).href,
    },
  }
}
