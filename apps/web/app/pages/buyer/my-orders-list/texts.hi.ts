import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'मेरे ऑर्डर',
  titleWithCount: (count: number) => `मेरे ऑर्डर (${formatCount(count)})`,
  companyWithCount: (count: number) => `कंपनी के ऑर्डर (${formatCount(count)})`,
  description: 'आपके ऑर्डर, सबसे नए पहले।',
  loading: 'खुल रहे हैं',
  loadFailed: 'आपके ऑर्डर नहीं खुल पाए',
  noneYet: 'अभी कोई ऑर्डर नहीं',
  noneYetHint: 'आपके ऑर्डर यहाँ दिखेंगे, अपनी स्थिति और काग़ज़ों के साथ।',
  browseCatalogue: 'कैटलॉग देखें',
  search: 'अपने ऑर्डर में खोजें',
  searchExample: 'ऑर्डर, PO या आइटम',
  status: 'स्थिति',
  notCancelled: 'रद्द छोड़कर सारे',
  orderedBy: (name: string) => `ऑर्डर किया: ${name}`,
  approvedBy: (name: string) => `मंज़ूर किया: ${name}`,
  whose: { label: 'किसके ऑर्डर', mine: 'मेरे', company: 'कंपनी के' },
  yourNumber: (number: string) => `आपका ऑर्डर नंबर (PO): ${number}`,
  supplier: (party: string) => `सप्लायर: ${party}`,
  deleted: (items: string) => `मिटाए गए: ${items}`,
  gstNumber: (number: string) => `GST ${number}`,
  quantity: 'मात्रा',
  totalPrice: 'कुल, GST समेत',
  allItems: (count: number) => `ऑर्डर के सारे ${formatCount(count)} आइटम`,
  moreItems: (count: number) => `${formatCount(count)} और आइटम`,
}
