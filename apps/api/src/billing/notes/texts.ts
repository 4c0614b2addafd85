import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  /** Each with the number of the line on the invoice, or 0 where it is about the whole. */
  problems: {
    noLines: () => 'Please enter a weight or an amount for at least one line.',
    beforeInvoice: () => 'A note can’t be issued before its invoice.',
    tooLate: (_: number, last: string) => `A credit note on this invoice lowers the tax only until ${last}.`,
    unknownLine: (lineNo: number) => `The invoice has no line ${lineNo}.`,
    twice: (lineNo: number) => `Line ${lineNo} is there twice.`,
    notPositive: (lineNo: number) => `Line ${lineNo}: the weight or amount must be above 0.`,
    aboveInvoice: (lineNo: number) =>
      `Line ${lineNo}: this is more than what is left of it on the invoice, less earlier notes.`,
    aboveWeight: (lineNo: number) =>
      `Line ${lineNo}: this is more weight than what is left of it on the invoice, less earlier notes.`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
