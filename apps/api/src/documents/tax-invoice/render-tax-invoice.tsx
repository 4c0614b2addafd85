import { renderToBuffer } from '@react-pdf/renderer'
import { printable } from '../printable'
import { registerFonts } from '../proforma/fonts'
import type { PrintedDocument } from './printed-document'
import { TaxInvoiceDocument } from './tax-invoice-document'

registerFonts()

export const renderTaxInvoice = async (printed: PrintedDocument): Promise<Uint8Array> =>
  renderToBuffer(<TaxInvoiceDocument {...await printable(printed)} />)
