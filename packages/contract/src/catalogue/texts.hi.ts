import type { Texts } from './texts'

export const hi: Texts = {
  notByCommas: (name: string) => `${name} में नाम कॉमा से अलग करके दें।`,
  tooManyChoices: (name: string, most: number) => `${name} में ${most} से ज़्यादा नहीं चुन सकते।`,
  wrongRateFormat: 'Format में pdf या xlsx चलेगा।',
  unsortable: 'कैटलॉग इस क्रम में नहीं लग सकता।',
}
