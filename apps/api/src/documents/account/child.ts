import { speak, type Spoken } from '../../platform/language/speak'
import type { PrintedAccount } from './printed-account'
import { renderAccount } from './render-account'

export interface Job {
  language: Spoken
  printed: PrintedAccount
}

export interface Outcome {
  bytes: Uint8Array
}

process.on('message', ({ language, printed }: Job) =>
  speak(language, () => void renderAccount(printed).then((bytes) => process.send?.({ bytes }))),
)
