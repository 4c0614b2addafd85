import type { Texts } from './texts'

export const hi: Texts = {
  changeCart: (quantity: string) => `कार्ट में ${quantity} करें`,
  cartChanged: (quantity: string) => `कार्ट में: ${quantity}`,
  makePieces: (pieces: string) => `${pieces} नग करें`,
  inPieces: (before: string, pieces: string, weight: string) => `${before} को पूरे नग तक बढ़ाया: ${pieces}, ${weight}।`,
  inTons: (before: string, weight: string, tons: string) => `${before}, ${weight}, पूरे किलो तक बढ़ाया: ${tons}।`,
  leastTons: (before: string, weight: string) => `${before}, ${weight}: टन में कम से कम 1 टन।`,
  inWholePieces: (before: string, after: string) => `${before}, पूरे नग में: ${after}।`,
  metre: 'm',
}
