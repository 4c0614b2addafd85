import type { Texts } from './letter-texts'

export const hi: Texts = {
  came: {
    subject: (orderNo: string, number: number) => `ऑर्डर ${orderNo}, गाड़ी ${number}: काँटा पर्ची आ गई`,
    said: {
      seller: (net: string) => `गाड़ी का लदाई पर काँटा हुआ: नेट ${net}।`,
      buyer: (net: string) => `गाड़ी का उतराई पर काँटा हुआ: नेट ${net}।`,
    },
  },
  disputed: {
    subject: (orderNo: string, number: number) => `ऑर्डर ${orderNo}, गाड़ी ${number}: दोनों काँटों का वज़न अलग है`,
    less: (kg: string, allowed: string) =>
      `जितना लदा था उससे ${kg} कम पहुँचा, जबकि मान्य फ़र्क़ ${allowed} है। दोनों पर्चियाँ देख लें।`,
    more: (kg: string, allowed: string) =>
      `जितना लदा था उससे ${kg} ज़्यादा पहुँचा, जबकि मान्य फ़र्क़ ${allowed} है। दोनों पर्चियाँ देख लें।`,
    next: 'फ़र्क़ का नोट आपस में तय कर लें, या गाड़ी किसी तीसरे काँटे पर तुलवा लें जो दोनों को मंज़ूर हो।',
  },
  third: {
    subject: (orderNo: string, number: number) => `ऑर्डर ${orderNo}, गाड़ी ${number}: तीसरी पर्ची मंज़ूर करें`,
    said: (net: string, bridge: string) => `गाड़ी का तीसरे काँटे (${bridge}) पर वज़न हुआ: नेट ${net}।`,
    next: 'आपके मंज़ूर करने पर यही पर्ची मानी जाएगी।',
  },
  binds: {
    subject: (orderNo: string, number: number) => `ऑर्डर ${orderNo}, गाड़ी ${number}: तीसरी पर्ची मानी जाएगी`,
    said: (net: string, bridge: string) =>
      `${bridge} की पर्ची पर दोनों राज़ी हैं: नेट ${net}। उतराई की पर्ची की जगह अब यही चलेगी।`,
    within: 'इसके हिसाब से लेना-देना कुछ नहीं बनता।',
    note: 'इसके हिसाब से फ़र्क़ का नोट आएगा।',
  },
  loadChanged: 'काँटा होने के बाद लदा माल या गाड़ी बदली गई।',
  slip: (slipNo: string, bridge: string) => `पर्ची ${slipNo}, ${bridge}।`,
  kg: (figure: string) => `${figure} kg`,
  link: 'गाड़ी देखें',
  closing: 'कोई सवाल हो तो हमें फ़ोन करें या लिखें, और ऑर्डर नंबर ज़रूर बताएँ।',
}
