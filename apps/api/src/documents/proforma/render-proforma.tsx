import { renderToBuffer } from '@react-pdf/renderer'
import { printable } from '../printable'
import { registerFonts } from './fonts'
import type { Proforma } from './proforma'
import { ProformaDocument } from './proforma-document'

registerFonts()

export const renderProforma = async (proforma: Proforma): Promise<Uint8Array> =>
  renderToBuffer(<ProformaDocument {...await printable(proforma)} />)
