import { speak, type Spoken } from '../../platform/language/speak'
import type { PrintedDocument } from './printed-document'
import { renderTaxInvoice } from './render-tax-invoice'

export interface Job {
  language: Spoken
  printed: PrintedDocument
}

export interface Outcome {
  bytes: Uint8Array
}

process.on('message', ({ language, printed }: Job) =>
  speak(language, () => void renderTaxInvoice(printed).then((bytes) => process.send?.({ bytes }))),
)
