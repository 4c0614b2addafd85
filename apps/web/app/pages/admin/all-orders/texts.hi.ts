import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'ऑर्डर',
  description: 'सबके ऑर्डर।',
  loadFailed: 'ऑर्डर नहीं खुल पाए',
  noneYet: 'अभी कोई ऑर्डर नहीं',
  noneYetHint: 'ख़रीदार जो ऑर्डर करेंगे, यहाँ दिखेगा।',
  exportCsv: 'CSV एक्सपोर्ट',
  search: 'ऑर्डर खोजें',
  searchExample: 'ऑर्डर, ख़रीदार, GST या शहर',
  status: 'स्थिति',

  columns: {
    order: 'ऑर्डर',
    buyer: 'ख़रीदार',
    shipTo: 'कहाँ पहुँचाना है',
    tons: 'टन',
    total: 'कुल',
    status: 'स्थिति',
  },
  buyerOrderNo: (number: string) => `ख़रीदार का ऑर्डर नंबर (PO): ${number}`,
  gstNumber: 'GST <number>ख़रीदार का</number>',
  lines: (count: number) => plural(count, { one: '# लाइन', other: '# लाइनें' }),
}
