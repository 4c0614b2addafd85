import type { Texts } from './texts'

export const hi: Texts = { nowIn: (item: string) => `कार्ट में आ गया: ${item}` }
