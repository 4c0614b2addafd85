import { plural } from '@lohahaat/domain/platform/formats'
/** The refusals of invoices, e-way bills, e-invoices and test certificates. */
export const paperRefusals = {
  invoiceNotFound: 'There is no such invoice.',
  consignmentEmpty: 'Nothing is loaded on this truck, so there is nothing to invoice.',
  notLoadedYet: 'Please mark the truck as loaded before its invoice is issued.',
  invoiceExists: (number: string) => `This consignment has its invoice already: ${number}.`,
  slipMissing:
    'Some lines are invoiced at the weighbridge’s weight. Please enter the seller’s weighbridge slip before the invoice.',
  addressUnfit: (what: string) => what,
  invoiceCancelled: (number: string) => `${number} is cancelled.`,
  invoiceDispatched: (number: string) =>
    `The goods of ${number} have left the yard, so it can’t be cancelled. Please issue a credit note.`,
  invoiceHasNotes: (number: string) => `There are notes on ${number}, so it can’t be cancelled.`,
  invoiceHasEwayBill: (number: string, bill: string, hours: number) =>
    `${number} has e-way bill ${bill}. Please cancel the bill at the portal first and record that under “E-way bill and e-invoice”. The portal cancels a bill for ${plural(hours, { one: '# hour', other: '# hours' })} only; after that, please issue a credit note.`,
  invoiceHasIrn: (number: string, hours: number) =>
    `${number} is registered as an e-invoice. Please cancel its IRN at the portal first and record that under “E-way bill and e-invoice”. The portal cancels an IRN for ${plural(hours, { one: '# hour', other: '# hours' })} only; after that, please issue a credit note.`,
  invoiceHasSupplierInvoice: (number: string, supplierNumber: string) =>
    `The supplier’s invoice ${supplierNumber} for this truck is in the books by what ${number} fixed. Please cancel that entry first, and enter it again after the new invoice.`,
  notAnInvoice: (number: string) => `${number} is a note. Only an invoice can be corrected or cancelled.`,
  noteUnfit: (what: string) => what,
  nothingToSettle: 'The weighbridges agree within the allowance, or a slip is missing: there is nothing to settle.',
  shortageSettled: (number: string) => `The difference of weight is settled already by ${number}.`,
  ewayBillBlocked: (number: string, problem: string) => `The e-way bill of ${number} can’t be written yet. ${problem}`,
  noteNeedsNoEwayBill: 'A credit or debit note needs no e-way bill.',
  ewayBillExists: (number: string) =>
    `This invoice has e-way bill ${number} already. Please cancel it before you enter another.`,
  ewayNumberTaken: (number: string) => `E-way bill ${number} is entered for another invoice already.`,
  ewayTimeWrong:
    'An e-way bill is generated on the day of the invoice or later, and its vehicle is entered then or later, but not in the future.',
  ewayBillCancelled: 'This e-way bill is cancelled.',
  ewayTooLateToCancel: (hours: number) =>
    `An e-way bill can be cancelled for ${plural(hours, { one: '# hour', other: '# hours' })} only.`,
  ewayNotExtendable: (hours: number, days: number) =>
    `An e-way bill can be extended from ${plural(hours, { one: '# hour', other: '# hours' })} before its end to as long after it, and to ${plural(days, { one: '# day', other: '# days' })} in all.`,
  einvoiceBlocked: (number: string, problem: string) => `The e-invoice of ${number} can’t be written yet. ${problem}`,
  portalAnswerUnreadable: 'This is no answer of the registration portal: it has no IRN.',
  irnNeeded: 'Please enter IRN, acknowledgement number and date, or the portal’s answer.',
  irnExists: (number: string, irn: string) => `${number} is registered already with the IRN ${irn}.`,
  irnMissing: (number: string) => `${number} has no IRN that could be cancelled.`,
  irnCancelled: (number: string) =>
    `The IRN of ${number} is cancelled, and its number is not registered twice. Please cancel the invoice and issue it anew.`,
  irnTooLateToCancel: (hours: number) =>
    `An IRN can be cancelled for ${plural(hours, { one: '# hour', other: '# hours' })} only.`,
  cancelTimeWrong: 'It was cancelled after it was given, and not in the future. Please correct the time.',
  qrUnreadable: 'This is not the text of a signed QR code.',
  qrDiffers: (differences: string) => `The QR code is not of this document. ${differences}`,
  qrSignatureWrong: 'The signature of the QR code is wrong: it does not come from the portal.',
  certificateNotFound: 'There is no such certificate.',
  certificateConfirmed: 'This certificate is confirmed. Please ask us to correct it.',
  certificateChanged: 'Somebody has changed this certificate meanwhile. Please load it again.',
  certificateIncomplete: (missing: string) => `To confirm it, please also enter: ${missing}.`,
  certificateDraft: 'This certificate is a draft. Please compare it with the paper and confirm it first.',
  heatNotOnCertificate: (heatNo: string) => `Heat ${heatNo} is not on this certificate.`,
  tiedAboveLoad: (kg: string) => `Only ${kg} kg of this load have no certificate yet.`,
  tieNotFound: 'This certificate is not on the load any more.',
  loadNotFound: 'There is no such load.',
  onlyPdfIsRead: 'Only a PDF with text can be read. Please type the figures from the picture.',
  noPapers: 'There are no papers for this order yet.',
  papersTooLarge: (mb: number) => `The papers are more than ${mb} MB together. Please save them one by one.`,
}
