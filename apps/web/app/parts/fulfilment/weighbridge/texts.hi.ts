import type { Texts } from './texts'

export const hi: Texts = {
  title: 'धर्मकाँटा',
  replaced: 'ठीक की गई पर्चियाँ',
  sides: { seller: 'विक्रेता', buyer: 'ख़रीदार', third: 'तीसरी' },
  oldSlip: (side: string, slipNo: string, net: string) => `${side}: पर्ची ${slipNo}, नेट ${net}`,
  tubeClasses: { Light: 'हल्का', Medium: 'मध्यम', Heavy: 'भारी' },
  within: 'ठीक है',
  beyond: (kg: string) => `सीमा से ${kg} बाहर`,
  off: (kg: string, share: string) => `${kg}, ${share}`,
  slips: {
    title: { buyer: 'ख़रीदार और विक्रेता की पर्ची', third: 'तीसरी और विक्रेता की पर्ची' },
    allowed: (allowed: string, percent: string, invoiced: string, machine: string) =>
      `मान्य फ़र्क़ ${allowed}: बिल के ${invoiced} का ${percent}, कम से कम ${machine}`,
    machine: (divisions: number, division: string) => `${divisions} × ${division}`,
    same: 'दोनों काँटों का वज़न एक है।',
    less: (kg: string) => `जितना लदा था, उससे ${kg} कम पहुँचा।`,
    more: (kg: string) => `जितना लदा था, उससे ${kg} ज़्यादा पहुँचा।`,
  },
  theory: {
    title: 'पर्ची और थ्योरिटिकल वज़न',
    beyond: 'स्टैंडर्ड से बाहर',
    allowed: {
      lot: (standard: string, minus: string, plus: string, kg: string) =>
        `${standard}, 10 टन या ज़्यादा का लॉट: ${kg} पर ${minus} से ${plus}`,
      tube: (standard: string, minus: string, plus: string, kg: string) =>
        `${standard}, 10 टन से कम: ${kg} पर ${minus} से ${plus}`,
    },
    noStandard: 'इस पाइप की टॉलरेंस हमारे पास दर्ज नहीं है, इसलिए वज़न नहीं जाँचा गया।',
    unknown: (kind: string) => `${kind}: इस स्टैंडर्ड की टॉलरेंस हमारे पास दर्ज नहीं है, इसलिए वज़न नहीं जाँचा गया।`,
    source: (source: string, certainty: string) => `स्रोत: ${source} (${certainty})`,
    certainty: { high: 'पक्का', medium: 'लगभग पक्का', low: 'पक्का नहीं' },
    isWithin: 'वज़न स्टैंडर्ड की टॉलरेंस के अंदर है।',
    isBeyond: 'वज़न स्टैंडर्ड की टॉलरेंस से बाहर है।',
  },
}
