import { formatIstTime } from '@lohahaat/domain/platform/ist'
import type { Letter } from '../../platform/mail/letter'
import type { EndingBill } from './eway-bills.repository'
import { letterTexts as texts } from './letter-texts'

/** To who dispatches and to the desk, before a bill ends. */
export const billEnds = (
  { number, invoiceNo, invoiceId, orderNo, vehicleNo, endsAt }: EndingBill,
  siteUrl: string,
): Letter => ({
  subject: texts.subject(number),
  heading: texts.subject(number),
  paragraphs: [
    texts.ends(number, invoiceNo, formatIstTime(new Date(endsAt.getTime() - 1).toISOString())),
    vehicleNo === null ? texts.noTruck(orderNo) : texts.truck(orderNo, vehicleNo),
    texts.extend,
  ],
  link: { label: texts.link, url: new URL(`/invoice/${invoiceId}/portals`, siteUrl).href },
  closing: texts.closing,
})
