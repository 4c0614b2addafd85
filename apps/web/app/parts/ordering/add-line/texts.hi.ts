import type { Texts } from './texts'

export const hi: Texts = {
  add: 'डालें',
  addFor: (amount: string) => `कार्ट में डालें, ${amount}`,
  pieces: (pieces: string, weight: string, amount: string) => `${pieces} नग = ${weight} = ${amount}, GST अलग।`,
  tons: (weight: string, pieces: string, amount: string) => `${weight} = ${pieces} नग, ${amount}, GST अलग।`,
  tonsAlone: (weight: string, amount: string) => `${weight}, ${amount}, GST अलग।`,
}
