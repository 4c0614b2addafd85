import type { Texts } from './texts'

export const hi: Texts = {
  size: 'साइज़',
  wall: 'मोटाई, mm',
  kgPerMetre: 'kg/m',
  lowest: 'सबसे कम ₹/MT, GST अलग',
  makes: 'मेक',
  items: 'आइटम',
  metres: (length: number) => `${length} m`,
}
