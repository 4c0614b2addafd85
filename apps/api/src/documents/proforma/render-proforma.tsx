import { renderToBuffer } from '@react-pdf/renderer'
import { registerFonts } from './fonts'
import { printable } from './printable'
import type { Proforma } from './proforma'
import { ProformaDocument } from './proforma-document'

registerFonts()

export const renderProforma = async (proforma: Proforma): Promise<Uint8Array> =>
  renderToBuffer(<ProformaDocument {...await printable(proforma)} />)
