import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  order: 'ऑर्डर',
  title: 'ऑर्डर हो गया',
  description: 'क्या ऑर्डर हुआ, और आगे क्या होगा।',
  yourOrder: (number: string) => `आपका ऑर्डर नंबर (PO): ${number}`,
  whatWasOrdered: 'क्या-क्या ऑर्डर हुआ',
  andMore: (count: number) => `और ${formatCount(count)}`,
  whatHappensNext: 'आगे क्या होगा',
  confirmation: '<email>आपके पते</email> पर ई-मेल आ रहा है। हर क़दम की ख़बर ई-मेल से मिलेगी।',
  status: 'स्थिति',
  summary: 'हिसाब',
  viewOrder: 'ऑर्डर देखें',
  myOrders: 'मेरे ऑर्डर',
  toCatalogue: 'वापस कैटलॉग पर',
}
