import { renderToBuffer } from '@react-pdf/renderer'
import { AccountDocument } from './account/account-document'
import { registerFonts } from './paper/fonts'
import { printable } from './paper/printable'
import type { Printed } from './printed'
import { ProformaDocument } from './proforma/proforma-document'
import { RateCardDocument } from './rate-card/rate-card-document'
import { StatementDocument } from './statement/statement-document'
import { TaxInvoiceDocument } from './tax-invoice/tax-invoice-document'

registerFonts()

export const renderDocument = async (document: Printed): Promise<Uint8Array> =>
  renderToBuffer(layOut(await printable(document)))

function layOut({ kind, printed }: Printed) {
  switch (kind) {
    case 'account':
      return <AccountDocument {...printed} />
    case 'proforma':
      return <ProformaDocument {...printed} />
    case 'rate-card':
      return <RateCardDocument {...printed} />
    case 'statement':
      return <StatementDocument {...printed} />
    case 'tax-invoice':
      return <TaxInvoiceDocument {...printed} />
  }
}
