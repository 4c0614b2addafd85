import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

const lines = (count: number) => plural(count, { one: '# लाइन', other: '# लाइनें' })

export const hi: Texts = {
  title: 'पूछताछ अपलोड करें',
  description: 'पाइप की लिस्ट जैसी है, वैसी भेजें।',
  intro: 'लिस्ट जैसी है, वैसी भेजें। जब तक आप देखकर पक्का नहीं करते, पूछताछ नहीं बनेगी।',
  loadFailed: 'फ़ॉर्म नहीं खुल पाया',

  contact: {
    name: 'नाम',
    phone: 'फ़ोन नंबर',
    city: 'डिलीवरी का शहर',
    deliveryDays: 'कितने दिन में चाहिए',
    nothingChosen: 'चुनें',
    missing: 'नाम और फ़ोन नंबर भरें।',
  },

  list: {
    title: 'आपकी लिस्ट',
    file: 'फ़ाइल',
    fileHint:
      'XLSX, CSV, PDF और छपी लिस्ट की फ़ोटो लाइन-दर-लाइन पढ़ी जाती हैं; बाक़ी फ़ाइलें वैसी ही रखी जाती हैं। 20 MB तक।',
    upload: 'अपलोड करें',
    kept: '<file></file> पार्टियों के देखने के लिए रखी जाएगी।',
    readToo: '“अपलोड करें” दबाने पर इसकी लाइनें भी पढ़ी जाएँगी।',
    or: 'या',
    text: 'लिस्ट यहाँ पेस्ट करें',
    textExample: 'SHS 50x50x2.9 Tata - 3.5 ton\nGI pipe 2" B class 120 nos',
    textHint: 'ई-मेल, WhatsApp या शीट से, हर पाइप की एक लाइन।',
    readText: 'लिस्ट पढ़ें',
    reading: 'लाइनें पढ़ रहे हैं',
    readingPhoto: 'फ़ोटो पढ़ रहे हैं, लगभग 5 सेकंड',
    sending: (file: string) => `${file} जा रही है, KB`,
    cancel: 'अपलोड रोकें',
    refused: (file: string, why: string) => `${file}: ${why}`,
    nothing: 'इस लिस्ट में पढ़ने लायक़ कुछ नहीं मिला।',
    missing: 'फ़ाइल चुनें, या लिस्ट पेस्ट करें।',
    notRead: 'फ़ाइल अपलोड करके उसकी लाइनें देख लें।',
    beingRead: 'लिस्ट पढ़ी जा रही है।',
    lines,
    useAnother: 'दूसरी लिस्ट लगाएँ',
    decisionsLost: 'इन लाइनों पर आपने जो तय किया है, वह हट जाएगा।',
  },

  review: {
    title: 'अपनी लिस्ट देख लें',
    caption: 'आपकी लिस्ट की लाइनें',
    columns: { line: 'आपकी लाइन', understood: 'हमने समझा', asked: 'कितना चाहिए', decision: 'फ़ैसला' },
    open: (open: number, all: number) =>
      plural(open, {
        one: `${formatCount(all)} में से # लाइन देखनी है`,
        other: `${formatCount(all)} में से # लाइनें देखनी हैं`,
      }),
    fromPhoto: 'फ़ोटो से पढ़ी है: लाइनें फ़ोटो से मिला लें।',
    nothingOpen: (taken: number, leftOut: number) =>
      `सब देख लिया: ${formatCount(taken)} रखीं, ${formatCount(leftOut)} छोड़ीं`,
    onlyOpen: 'सिर्फ़ वही दिखाएँ',
    leaveOutAll: (count: number) => `सारी ${formatCount(count)} छोड़ें`,
    showAll: 'सारी लाइनें दिखाएँ',
    pages: 'पेज',
    previous: 'पिछला',
    next: 'अगला',
  },

  row: {
    label: (line: number) => `लाइन ${line}`,
    understood: 'हमने समझा:',
    nothing: 'कुछ नहीं',
    noQuantity: 'मात्रा नहीं',
    unknownUnit: (quantity: number) => `${formatCount(quantity)}, टन या नग पता नहीं`,
    readUnits: { Ton: 'टन', Pieces: 'नग', Kg: 'kg', Metre: 'm', Feet: 'ft' },
    units: { Ton: 'टन', Pieces: 'नग' },
    quantity: 'मात्रा',
    quantityOf: (line: number) => `लाइन ${line} की मात्रा`,
    unit: 'टन/नग',
    unitOf: (line: number) => `लाइन ${line}: टन या नग`,
    lengthOf: (line: number) => `लाइन ${line} की लंबाई, मीटर में`,
    usualLength: '6',
    metres: 'm',
  },

  status: {
    leftOut: 'छोड़ी',
    corrected: 'ठीक की हुई',
    certain: 'पक्की',
    fromPhoto: 'फ़ोटो से',
    taken: 'जैसी पढ़ी, वैसी रखी',
    noPipe: 'हमारा पाइप नहीं',
    notInList: 'हमारी लिस्ट में नहीं',
    open: 'देख लें',
  },

  decide: {
    done: 'हो गया',
    take: 'ऐसे ही रखें',
    skipLine: 'छोड़ें',
    restoreLine: 'वापस रखें',
    change: 'बदलें',
    aboutLine: (decision: string, line: number) => `${decision}: लाइन ${line}`,
  },

  problems: {
    class: 'क़िस्म चुनें।',
    size: 'साइज़ चुनें।',
    thickness: 'मोटाई चुनें।',
    quantity: 'मात्रा भरें।',
    unit: 'टन या नग चुनें।',
    weight: 'एक नग का वज़न पता नहीं है। टन में माँगें।',
  },

  create: {
    button: 'पूछताछ बनाएँ',
    checked: 'मैंने लाइनें देख ली हैं',
    cancel: 'रहने दें',
    items: (count: number) => `${formatCount(count)} आइटम`,
    open: (count: number) => `${formatCount(count)} देखने बाक़ी`,
    stillOpen: (count: number) => plural(count, { one: '# लाइन अभी देखनी है।', other: '# लाइनें अभी देखनी हैं।' }),
    uncertain: 'पता नहीं चला कि पूछताछ बनी या नहीं। दोबारा बनाने से पहले <enquiries>अपनी पूछताछ</enquiries> देख लें।',
    matched: (leadId: string, items: number, all: number) =>
      `${leadId}: ${formatCount(all)} में से ${formatCount(items)} लाइन के आइटम बने।`,
    kept: (leadId: string) => `${leadId}: फ़ाइल पार्टियों के देखने के लिए रख ली है।`,
  },
}
