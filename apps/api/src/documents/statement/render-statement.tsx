import { renderToBuffer } from '@react-pdf/renderer'
import { printable } from '../printable'
import { registerFonts } from '../proforma/fonts'
import type { PrintedStatement } from './printed-statement'
import { StatementDocument } from './statement-document'

registerFonts()

export const renderStatement = async (printed: PrintedStatement): Promise<Uint8Array> =>
  renderToBuffer(<StatementDocument {...await printable(printed)} />)
