import type { Texts } from './texts'

export const hi: Texts = {
  class: 'क़िस्म',
  classOfLine: (line: number) => `लाइन ${line} की क़िस्म`,
  size: 'साइज़',
  sizeOfLine: (line: number) => `लाइन ${line} का साइज़`,
  thickness: 'मोटाई',
  thicknessOfLine: (line: number) => `लाइन ${line} की मोटाई`,
}
