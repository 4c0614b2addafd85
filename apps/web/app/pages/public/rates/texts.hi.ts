import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  rates: 'रेट लिस्ट',
  heading: (className: string) => `${className} रेट लिस्ट`,
  description: (className: string, kind: string) =>
    `${className} रेट लिस्ट: हर साइज़ और मोटाई का आज का सबसे कम भाव ₹/MT में, kg प्रति मीटर और कितने मेक। ${kind}`,
  intro: (items: number, time: string) =>
    plural(items, {
      one: `# आइटम का आज का सबसे कम ₹/MT, ${time}, GST अलग।`,
      other: `# आइटम का आज का सबसे कम ₹/MT, ${time}, GST अलग।`,
    }),
  kind: (kind: string, standard: string) => `${kind}, ${standard}।`,
  classes: 'क़िस्में',
  filters: 'फ़िल्टर',
  make: 'मेक',
  allMakes: (count: number) => plural(count, { one: 'सभी #', other: 'सभी #' }),
  grade: 'ग्रेड',
  length: 'लंबाई',
  all: 'सभी',
  metres: (length: number) => `${length} m`,
  apply: 'भाव दिखाएँ',
  actions: 'साथ ले जाएँ',
  print: 'प्रिंट करें',
  pdf: 'PDF',
  xlsx: 'XLSX',
  loadFailed: 'भाव नहीं खुल पाए',
  unknown: 'ऐसी कोई रेट लिस्ट नहीं',
  unknownIntro: 'इस नाम की क़िस्म का माल अभी नहीं बिकता।',
  seeRates: 'सारे भाव देखें',
}
