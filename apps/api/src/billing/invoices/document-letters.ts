import type { IssuedDocument } from '@lohahaat/domain/billing/issued-document'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import { numberFormat } from '@lohahaat/domain/platform/formats'
import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'
import { pageUrl } from '../../platform/language/page-url'

const tons = numberFormat({ minimumFractionDigits: 3 })

/** To the buyer, of a new invoice or note. */
export const documentIssued = (invoiceId: number, issued: IssuedDocument, siteUrl: string): Letter => ({
  ...letterAbout(invoiceId, issued, siteUrl, letterTexts.issued[issued.document.kind]),
  paragraphs: [sayIssued(issued)],
  lines: {
    titles: [letterTexts.weight, letterTexts.amount],
    rows: issued.document.lines.map(({ description, grams, taxable }) => ({
      name: description,
      figures: [`${tons(toTons(grams))} MT`, formatRupees(taxable)],
    })),
  },
  amounts: amountsOf(issued),
})

/** To the buyer, of an invoice that no longer stands. */
export const invoiceCancelled = (
  invoiceId: number,
  issued: IssuedDocument,
  reason: string,
  siteUrl: string,
): Letter => ({
  ...letterAbout(invoiceId, issued, siteUrl, letterTexts.cancelled),
  paragraphs: [letterTexts.cancelledSaid(issued.particulars.orderNo), letterTexts.reason(reason)],
})

const letterAbout = (
  invoiceId: number,
  { document, particulars }: IssuedDocument,
  siteUrl: string,
  subject: (number: string, orderNo: string) => string,
) => ({
  subject: subject(document.number, particulars.orderNo),
  heading: subject(document.number, particulars.orderNo),
  link: { label: letterTexts.link, url: pageUrl(`/invoice/${invoiceId}`, siteUrl) },
  closing: letterTexts.closing,
})

function sayIssued({ document, particulars }: IssuedDocument): string {
  if (document.kind !== 'invoice')
    return letterTexts.said[document.kind](document.corrects.number, formatDay(document.corrects.issuedOn))
  return letterTexts.said.invoice(particulars.orderNo, particulars.vehicleNo ?? letterTexts.aTruck)
}

function amountsOf({ document: { totals } }: IssuedDocument) {
  const { igst, cgst, sgst } = totals.taxes
  return [
    { label: letterTexts.taxable, paise: totals.taxable },
    { label: letterTexts.gst, paise: igst + cgst + sgst },
    { label: letterTexts.roundOff, paise: totals.roundOff },
    { label: letterTexts.total, paise: totals.payable },
  ].map(({ label, paise }) => ({ label, amount: formatRupees(paise) }))
}
