import type { Texts } from './texts'

export const hi: Texts = {
  title: 'व्यापार की सेटिंग',
  description: 'लदाई, काँटा पर्ची और टेस्ट सर्टिफ़िकेट की सीमाएँ।',
  intro: 'लदाई, काँटा पर्चियाँ और टेस्ट सर्टिफ़िकेट इन्हीं सीमाओं से जाँचे जाते हैं। बदलाव आगे के काम पर लागू होता है।',
  loadFailed: 'सेटिंग नहीं खुल पाई',
  tabs: { label: 'सेटिंग', fulfilment: 'लदाई और वज़न', billing: 'बिल और एक्सपोर्ट' },

  groups: {
    loading: 'लदाई',
    bridges: 'दो काँटे',
    truck: 'गाड़ी का वज़न',
    certificates: 'टेस्ट सर्टिफ़िकेट: ख़रीदार क्या माँगते हैं',
  },
  figures: {
    loadingTolerancePercent: {
      label: 'लदाई में टॉलरेंस',
      unit: '%',
      hint: 'ऑर्डर से इतना ज़्यादा लाद सकते हैं।',
    },
    shortagePercent: {
      label: 'मान्य फ़र्क़',
      unit: '%',
      hint: 'बिल के वज़न का, जब दो काँटों की पर्चियाँ मिलाई जाएँ।',
    },
    shortageDivisions: { label: 'डिवीज़न', unit: '×', hint: 'इतने डिवीज़न का फ़र्क़ हर हाल में मान्य है।' },
    divisionKg: { label: 'काँटे का डिवीज़न', unit: 'kg', hint: 'काँटा इतने-इतने किलो के क़दम से तौलता है।' },
    leastTareKg: { label: 'कम से कम टेयर', unit: 'kg', hint: 'सबसे हल्की ख़ाली गाड़ी का।' },
    mostTareKg: { label: 'ज़्यादा से ज़्यादा टेयर', unit: 'kg', hint: 'सबसे भारी ख़ाली गाड़ी का।' },
    mostGrossKg: { label: 'ज़्यादा से ज़्यादा ग्रॉस', unit: 'kg', hint: 'सबसे भारी भरी गाड़ी का।' },
    zincEnough: { label: 'इतना ज़िंक काफ़ी है', unit: 'g/m²', hint: 'इससे ऊपर सर्टिफ़िकेट पास है।' },
    zincLeast: {
      label: 'कम से कम ज़िंक',
      unit: 'g/m²',
      hint: 'इससे नीचे सर्टिफ़िकेट फ़ेल है; बीच में हो तो ऑर्डर देखें।',
    },
    hydrostaticLeast: {
      label: 'टेस्ट का कम से कम दबाव',
      unit: 'MPa',
      hint: 'IS 1239 ट्यूब का; गैस कंपनियाँ 6 माँगती हैं।',
    },
  },
  policy: {
    label: 'सीमा से ऊपर कितने का हिसाब',
    hint: 'क्रेडिट नोट से; माल ज़्यादा पहुँचा हो तो डेबिट नोट से।',
    options: { full: 'पूरे फ़र्क़ का', excess: 'सिर्फ़ ऊपर वाले का' },
  },

  form: {
    save: 'सेटिंग सेव करें',
    saveTitle: 'व्यापार की सेटिंग सेव करें?',
    saveText: 'अब से लागू होंगी। जो गाड़ियाँ दोनों जगह तुल चुकी हैं, उन पर पुराने आँकड़े ही चलेंगे।',
  },

  example: {
    title: 'इसका असर',
    caption: 'बिल 10,000 kg का',
    arrived: 'पहुँचा',
    difference: 'फ़र्क़',
    settled: 'हिसाब',
    allowed: (kg: string) => `${kg} कम या ज़्यादा मान्य है।`,
    nothing: 'कुछ नहीं',
  },

  kg: (figure: string) => `${figure} kg`,
  withUnit: (figure: string, unit: string) => `${figure} ${unit}`,

  history: {
    title: 'इतिहास',
    noneYet: 'पहले से भरे आँकड़े ही लागू हैं',
    noneYetHint: 'अभी किसी ने नहीं बदले; हर बदलाव यहाँ दिखेगा।',
    table: 'सेटिंग का इतिहास',
    when: 'कब',
    who: 'किसने',
    nobody: 'नमूने का डेटा',
    inForce: 'लागू',
    changes: 'बदलाव',
    change: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
  },
}
