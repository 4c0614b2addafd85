import type { RateCard } from '@lohahaat/domain/catalogue/rates/rate-card'

/** Everything the document shows. */
export interface PrintedCard extends RateCard {
  /** What the card is narrowed to, in the words of the trade. */
  chosen: readonly string[]
}
