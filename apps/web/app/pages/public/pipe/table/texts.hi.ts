import type { Texts } from './texts'

export const hi: Texts = {
  caption: 'आइटम',
  make: 'मेक',
  size: 'साइज़ × मोटाई × लंबाई',
  grade: 'ग्रेड, IS',
  weight: 'kg/नग',
  stock: 'स्टॉक, MT',
  ready: 'कब तैयार',
  rate: '₹/MT',
  rupees: '₹',
  perTon: '/MT',
  delivered: 'पहुँच भाव',
  deliveredAbout: (rate: string) => `पहुँच ${rate}`,
  quantity: 'मात्रा',
  keys: 'ऐरो कुंजी से चलें, Enter से कार्ट में डालें',
  byTheTon: 'टन में',
  tons: '\u00a0MT',
  onOrder: 'ऑर्डर पर',
  outOfStock: 'स्टॉक ख़त्म',
  chooseClass: 'मैट्रिक्स के लिए क़िस्म चुनें',
  chooseClassHint: 'हर क़िस्म के साइज़ और मोटाई अलग हैं।',
}
