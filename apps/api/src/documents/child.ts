import { speak, type Spoken } from '../platform/language/speak'
import type { Printed } from './printed'
import { renderDocument } from './render-document'

export interface Job {
  language: Spoken
  document: Printed
}

export interface Outcome {
  bytes: Uint8Array
}

process.on('message', ({ language, document }: Job) =>
  speak(language, () => void renderDocument(document).then((bytes) => process.send?.({ bytes }))),
)
