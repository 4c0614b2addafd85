import { speak, type Spoken } from '../../platform/language/speak'
import type { Proforma } from './proforma'
import { renderProforma } from './render-proforma'

export interface Job {
  language: Spoken
  proforma: Proforma
}

export interface Outcome {
  bytes: Uint8Array
}

process.on('message', ({ language, proforma }: Job) =>
  speak(language, () => void renderProforma(proforma).then((bytes) => process.send?.({ bytes }))),
)
