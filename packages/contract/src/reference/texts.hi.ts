import type { Texts } from './texts'

export const hi: Texts = {
  missing: (label: string) => `${label} भरें।`,
  notSelected: (label: string) => `${label} चुनें।`,
  yesOrNo: { yes: 'हाँ', no: 'नहीं' },
}
