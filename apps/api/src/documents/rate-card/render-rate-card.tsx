import { renderToBuffer } from '@react-pdf/renderer'
import { printable } from '../printable'
import { registerFonts } from '../proforma/fonts'
import type { PrintedCard } from './printed-card'
import { RateCardDocument } from './rate-card-document'

registerFonts()

export const renderRateCard = async (card: PrintedCard): Promise<Uint8Array> =>
  renderToBuffer(<RateCardDocument {...await printable(card)} />)
