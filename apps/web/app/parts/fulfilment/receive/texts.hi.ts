import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'माल मिला',
  by: (name: string) => `${name} ने दर्ज किया`,
  counted: 'गिने हुए नग',
  loaded: (pieces: string) => `${pieces} नग लदे थे`,
  loadedByWeight: (kg: string) => `${kg} वज़न से लदा, नग गिने नहीं गए`,
  notCounted: 'गिने नहीं',
  pieces: (count: number) => `${formatCount(count)} नग`,
  countedOf: (counted: string, loaded: string) => `${loaded} में से ${counted} नग`,
  outcome: 'माल कैसा पहुँचा',
  outcomes: { InOrder: 'सही', Short: 'कम', Damaged: 'ख़राब' },
  remark: 'रिमार्क',
  remarkHint: 'क्या कम या ख़राब है, और माल किस तरह बँधा था',
  addPhotos: 'फ़ोटो जोड़ें',
  removePhoto: (name: string) => `${name} हटाएँ`,
  late: 'आपने जो भरा था, पर देर से पहुँचा',
  keptTitle: (vehicleNo: string) => ['गाड़ी', vehicleNo, 'का माल मिला'].filter(Boolean).join(' '),
  photoFailed: (name: string, text: string) => `${name} नहीं जुड़ पाई: ${text}`,
  receive: 'माल मिला',
  received: 'मिला हुआ माल दर्ज हो गया। विक्रेता को ख़बर कर दी गई।',
  problems: {
    pieces: 'नग पूरी संख्या में डालें।',
    remark: 'लिखें कि क्या कम या ख़राब है।',
  },
}
