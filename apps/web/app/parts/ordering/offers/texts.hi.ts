import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  offersOf: (section: string) => `${section} के ऑफ़र`,
  close: 'ऑफ़र बंद करें',
  metre: 'एक मीटर, थ्योरिटिकल',
  piece: (metres: number) => `${metres} m का नग`,
  pieceAt: (rate: string) => `${rate} के भाव से एक नग`,
  make: 'मेक',
  grade: 'ग्रेड',
  length: 'लंबाई',
  metres: (length: number) => `${length}\u00a0m`,
  stock: 'स्टॉक में',
  delivery: 'डिलीवरी',
  rate: '₹/MT',
  quantity: 'मात्रा',
  makeStockDelivery: 'मेक, स्टॉक, डिलीवरी',
  failed: 'ऑफ़र नहीं खुल पाए।',
  retry: 'दोबारा कोशिश करें',
  loading: 'ऑफ़र खुल रहे हैं',
  nothing: 'इसका अब कोई ऑफ़र नहीं है।',
  more: (count: number) => `कैटलॉग में ${formatCount(count)} और`,
}
