import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'
import { pageUrl } from '../../platform/language/page-url'

interface NewFit {
  enquiryId: number
  leadId: string
  itemCount: number | null
  pinCode: string
  km: number | null
}

/** To somebody who sells: each enquiry is one press away from its prices. */
export function enquiriesFit(fits: readonly NewFit[], most: number, siteUrl: string): Letter {
  const subject = letterTexts.subject(Math.min(fits.length, most))
  const link = (path: string) => pageUrl(path, siteUrl)
  return {
    subject,
    push: 'fits',
    heading: subject,
    paragraphs: [letterTexts.what],
    links: fits.slice(0, most).map((fit) => ({ label: labelOf(fit), url: link(`/quotePrice/${fit.enquiryId}`) })),
    link: { label: letterTexts.desk, url: link('/supplier') },
    closing: letterTexts.closing,
  }
}

const labelOf = ({ leadId, itemCount, pinCode, km }: NewFit) =>
  km === null
    ? letterTexts.quote(leadId, itemCount ?? 0, pinCode)
    : letterTexts.quoteAt(leadId, itemCount ?? 0, pinCode, formatCount(km))
