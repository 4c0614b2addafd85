import type { Texts } from './texts'

export const hi: Texts = {
  brand: 'मेक',
  department: 'प्रोडक्ट कैटेगरी',
  delivery: 'डिलीवरी का समय',
}
