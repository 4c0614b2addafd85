import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'कार्ट',
  description: 'जो माल आप ऑर्डर करने वाले हैं।',
  loading: 'खुल रहा है...',
  loadFailed: 'कार्ट नहीं खुल पाया',
  emptyHint: 'साइज़, वज़न और आज के भाव कैटलॉग में हैं।',
  browse: 'स्टील पाइप देखें',
  summary: (items: number, brands: number, weight: string) =>
    `${formatCount(items)} आइटम, ${formatCount(brands)} मेक · ${weight}`,

  items: 'आइटम',
  unit: 'टन/नग',
  quantity: 'मात्रा',
  byTheTonOnly: 'सिर्फ़ टन में बिकता है: नग का वज़न नहीं दिया है।',
  remove: 'हटाएँ',
  removeAction: 'आइटम हटाएँ',
  removeItem: (item: string) => `${item} हटाएँ`,
  removeTitle: 'आइटम हटाना है?',

  billingAddress: 'बिलिंग पता',
  shippingAddress: 'डिलीवरी का पता',
  sameAddress: 'डिलीवरी भी बिलिंग पते पर',

  withGst: 'GST समेत',
  proceed: 'चेकआउट पर जाएँ',
  whatIsMissing: 'क्या बाक़ी है',
  missing: 'चेकआउट से पहले',
  blockedItem: (item: string, problem: string) => `${item}: ${problem}`,
  moreBlocked: (count: number) => `कार्ट के ${formatCount(count)} और आइटम`,
}
