import type { Texts } from './texts'

export const hi: Texts = {
  title: 'पूछताछ',
  description: 'सबकी पूछताछ।',
  loadFailed: 'पूछताछ नहीं खुल पाई',
  search: 'पूछताछ खोजें',
  searchExample: 'नंबर, मेक, क़िस्म या साइज़',
  status: 'स्थिति',
  productCategory: 'प्रोडक्ट कैटेगरी',
}
