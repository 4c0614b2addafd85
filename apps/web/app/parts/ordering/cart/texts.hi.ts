import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  whatItCosts: 'कितने का पड़ेगा',
  subtotal: 'GST से पहले कुल',
  quantity: 'मात्रा',
  totalWeight: 'कुल वज़न',
  totalPieces: 'कुल नग',
  sendCart: 'WhatsApp पर कार्ट भेजें',
  item: (pipe: string, brand: string) => `${pipe}, ${brand}`,
  rate: (price: string) => `${price}/MT`,
  extraBrands: (count: number) => `${formatCount(count)} एक्स्ट्रा मेक`,

  noLongerSold: 'अब नहीं बिकता। इसे हटा दें।',
  outOfStock: 'स्टॉक ख़त्म। इसे हटा दें।',
  onlyLeft: (weight: string) => `सिर्फ़ ${weight} बाक़ी`,

  facts: {
    price: 'भाव',
    weightPerPiece: 'एक नग का वज़न',
    delivery: 'डिलीवरी',
    grade: 'ग्रेड',
    standard: 'स्टैंडर्ड',
    stamp: 'स्टैंप',
    mtc: 'MTC',
    iso: 'ISO',
    yes: 'हाँ',
    no: 'नहीं',
    notStated: 'नहीं बताया',
  },

  seen: {
    billingAddress: 'बिलिंग पता',
    shippingAddress: 'डिलीवरी का पता',
    gst: 'GST',
    perTon: (price: string) => `${price} प्रति MT`,
    perExtraBrand: (price: string) => `हर एक्स्ट्रा मेक पर ${price}`,
    available: 'स्टॉक में है',
    absent: 'कार्ट में नहीं',
    noAddress: 'नहीं है',
    freightNotCharged: 'नहीं लगता',
  },

  greeting: 'नमस्ते LohaHaat, यह मेरा कार्ट है',
}
