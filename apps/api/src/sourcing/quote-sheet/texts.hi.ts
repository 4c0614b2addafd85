import type { Texts } from './texts'

export const hi: Texts = {
  line: 'लाइन',
  item: 'आइटम',
  makeAsked: 'माँगा गया मेक',
  grade: 'ग्रेड',
  quantity: 'मात्रा',
  unit: 'यूनिट',
  wishes: 'ख़रीदार का रिमार्क',
  price: 'भाव (₹)',
  priceUnit: 'भाव की यूनिट',
  make: 'आपका मेक',
  deliveryDays: 'डिलीवरी के दिन',
  notOffered: 'नहीं दे सकते',
  yes: 'हाँ',
  unknownLine: 'इस पूछताछ में यह लाइन नहीं है।',
  lineTwice: 'यह लाइन एक से ज़्यादा बार है।',
  unknownUnit: 'भाव की यूनिट में Ton, Kg, Pieces या Metre लिखें।',
  unitWithoutWeight: (unit: string) => `एक नग का वज़न पता नहीं है, इसलिए भाव ${unit} में नहीं दिया जा सकता।`,
}
