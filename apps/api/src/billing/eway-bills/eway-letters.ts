import { formatIstTime } from '@lohahaat/domain/platform/ist'
import type { Letter } from '../../platform/mail/letter'
import type { EndingBill } from './eway-bills.repository'
import { letterTexts as texts } from './letter-texts'
import { pageUrl } from '../../platform/language/page-url'

/** To who dispatches and to the desk, before a bill ends. */
export const billEnds = (
  { number, invoiceNo, invoiceId, orderNo, vehicleNo, endsAt }: EndingBill,
  { siteUrl, extendHours }: { siteUrl: string; extendHours: number },
): Letter => ({
  subject: texts.subject(number),
  heading: texts.subject(number),
  paragraphs: [
    texts.ends(number, invoiceNo, formatIstTime(new Date(endsAt.getTime() - 1).toISOString())),
    vehicleNo === null ? texts.noTruck(orderNo) : texts.truck(orderNo, vehicleNo),
    texts.extend(extendHours),
  ],
  link: { label: texts.link, url: pageUrl(`/invoice/${invoiceId}/portals`, siteUrl) },
  closing: texts.closing,
})
