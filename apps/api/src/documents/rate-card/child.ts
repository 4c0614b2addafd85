import { speak, type Spoken } from '../../platform/language/speak'
import type { PrintedCard } from './printed-card'
import { renderRateCard } from './render-rate-card'

export interface Job {
  language: Spoken
  card: PrintedCard
}

export interface Outcome {
  bytes: Uint8Array
}

process.on('message', ({ language, card }: Job) =>
  speak(language, () => void renderRateCard(card).then((bytes) => process.send?.({ bytes }))),
)
