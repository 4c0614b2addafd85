import { speak, type Spoken } from '../../platform/language/speak'
import type { PrintedStatement } from './printed-statement'
import { renderStatement } from './render-statement'

export interface Job {
  language: Spoken
  printed: PrintedStatement
}

export interface Outcome {
  bytes: Uint8Array
}

process.on('message', ({ language, printed }: Job) =>
  speak(language, () => void renderStatement(printed).then((bytes) => process.send?.({ bytes }))),
)
