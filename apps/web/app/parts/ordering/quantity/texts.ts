import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  changeCart: (quantity: string) => `Change the cart to ${quantity}`,
  cartChanged: (quantity: string) => `In the cart: ${quantity}`,
  makePieces: (pieces: string) => `Make it ${pieces} pcs`,
  /** What a change of the unit did. */
  inPieces: (before: string, pieces: string, weight: string) =>
    `${before}, rounded up to whole pieces: ${pieces}, ${weight}.`,
  inTons: (before: string, weight: string, tons: string) =>
    `${before}, ${weight}, rounded up to whole kilograms: ${tons}.`,
  leastTons: (before: string, weight: string) => `${before}, ${weight}: in tons the least is 1 Ton.`,
  inWholePieces: (before: string, after: string) => `${before} in whole pieces: ${after}.`,
  metre: 'm',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
