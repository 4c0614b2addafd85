import type { Texts } from './texts'

export const hi: Texts = {
  mend: {
    consignment: 'गाड़ी के पेज पर ठीक करें',
    order: 'ऑर्डर देखें',
    seller: 'यार्ड की जानकारी ठीक करें',
    house: 'यह सर्वर की सेटिंग में है (SELLER_…)',
    einvoice: 'ई-इनवॉइस का IRN लें',
    portal: 'पोर्टल पर, अपलोड के बाद',
    invoice: 'बिल देखें',
  },
  anew: 'बना हुआ बिल बदला नहीं जा सकता। जहाँ ग़लती है वहाँ ठीक करें, बिल रद्द करें और नया बनाएँ।',
}
