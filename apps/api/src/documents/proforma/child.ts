import type { Proforma } from './proforma'
import { renderProforma } from './render-proforma'

export interface Outcome {
  bytes: Uint8Array
}

process.on('message', (proforma: Proforma) => void renderProforma(proforma).then((bytes) => process.send?.({ bytes })))
