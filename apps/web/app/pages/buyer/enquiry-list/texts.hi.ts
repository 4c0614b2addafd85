import type { Texts } from './texts'

export const hi: Texts = {
  title: 'मेरी पूछताछ',
  description: 'आपने जो माल पूछा, सबसे नई पहले।',
  loadFailed: 'आपकी पूछताछ नहीं खुल पाई',
  search: 'मेरी पूछताछ में खोजें',
  searchExample: 'नंबर, मेक, क़िस्म या साइज़',
}
