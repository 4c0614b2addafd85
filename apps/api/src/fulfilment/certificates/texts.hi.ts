import type { Texts } from './texts'

export const hi: Texts = {
  fields: {
    maker: 'बनाने वाली कंपनी',
    standard: 'स्टैंडर्ड',
    size: 'साइज़',
    thickness: 'मोटाई',
    quantity: 'मात्रा',
    heat: 'कम से कम एक हीट नंबर',
  },
}
