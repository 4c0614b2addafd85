import { renderToBuffer } from '@react-pdf/renderer'
import { printable } from '../printable'
import { registerFonts } from '../proforma/fonts'
import { AccountDocument } from './account-document'
import type { PrintedAccount } from './printed-account'

registerFonts()

export const renderAccount = async (printed: PrintedAccount): Promise<Uint8Array> =>
  renderToBuffer(<AccountDocument {...await printable(printed)} />)
