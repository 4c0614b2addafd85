import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  steelPipes: 'स्टील पाइप',
  allSteelPipes: 'सारे स्टील पाइप',
  noDepartment: 'कैटलॉग',
  noDepartmentHint: 'यहाँ अभी कोई माल नहीं है।',
  classHeading: (name: string, kind: string) => `${name} · ${kind}`,
  description: (heading: string, taxNotice: string) =>
    `${heading}: हर साइज़ का आज का भाव ₹/MT में, एक नग का वज़न, ग्रेड, डिलीवरी और स्टॉक। ${taxNotice}`,
  loadFailed: 'कैटलॉग नहीं खुल पाया',

  classes: 'क़िस्में',
  allClasses: 'सभी',

  items: 'आइटम',
  search: 'मेक, साइज़, ग्रेड खोजें',
  searchExample: '50nb tata 3.6',
  count: (shown: number, total: number) =>
    plural(total, { one: `# में से ${formatCount(shown)} आइटम`, other: `# में से ${formatCount(shown)} आइटम` }),

  sortBy: 'क्रम',
  sortings: {
    price: 'कम भाव पहले',
    '-price': 'ज़्यादा भाव पहले',
    size: 'साइज़',
    thickness: 'मोटाई',
    '-size': 'बड़ा साइज़ पहले',
    make: 'मेक',
    '-make': 'मेक, Z से',
    weight: 'हल्का नग पहले',
    '-weight': 'भारी नग पहले',
    stock: 'कम स्टॉक पहले',
    '-stock': 'ज़्यादा स्टॉक पहले',
    ready: 'जल्दी तैयार पहले',
    '-ready': 'देर से तैयार पहले',
  },

  view: 'कैसे देखें',
  views: { cards: 'कार्ड', table: 'टेबल', matrix: 'मैट्रिक्स' },

  filters: {
    title: 'फ़िल्टर',
    set: (count: number) => `फ़िल्टर (${formatCount(count)})`,
    brand: 'मेक',
    grade: 'ग्रेड',
    standard: 'ISO स्टैंडर्ड',
    size: 'साइज़',
    thickness: 'मोटाई, कहाँ से कहाँ तक',
    length: 'लंबाई, कहाँ से कहाँ तक',
    close: 'फ़िल्टर बंद करें',
    showItems: 'आइटम दिखाएँ',
    showCount: (total: number) => plural(total, { one: '# आइटम दिखाएँ', other: '# आइटम दिखाएँ' }),
    active: 'लगे हुए फ़िल्टर',
    clearAll: 'सब हटाएँ',
    searched: (words: string) => `“${words}”`,
    exactly: (figure: string, unit: string) => `${figure} ${unit}`,
    between: (min: string, max: string, unit: string) => `${min} से ${max} ${unit}`,
    from: (min: string, unit: string) => `${min} ${unit} से ऊपर`,
    upTo: (max: string, unit: string) => `${max} ${unit} तक`,
  },
}
