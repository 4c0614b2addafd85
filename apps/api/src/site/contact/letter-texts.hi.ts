import type { Texts } from './letter-texts'

export const hi: Texts = {
  name: (name: string) => `नाम: ${name}`,
  email: (email: string) => `ई-मेल: ${email}`,
  phone: (phone: string) => `फ़ोन: ${phone}`,
  toSupport: {
    subject: (number: number) => `संपर्क पेज से संदेश ${number}`,
    signedIn: (legalName: string, email: string) => `साइन इन: ${legalName}, ${email}`,
    notSignedIn: 'साइन इन नहीं',
    closing: 'इस ई-मेल का जवाब सीधे लिखने वाले को जाएगा। नाम, ई-मेल और फ़ोन वैसे ही हैं जैसे उसने लिखे।',
  },
  copy: {
    subject: (number: number) => `LohaHaat को भेजे आपके संदेश ${number} की कॉपी`,
    heading: 'आपका संदेश हमें मिल गया',
    thanks: 'लिखने के लिए धन्यवाद! हम सोमवार से शुक्रवार, 24 से 48 घंटे में जवाब देते हैं। आपने यह लिखा था।',
    closing:
      'यह ई-मेल इसलिए आया है कि किसी ने हमारे संपर्क पेज पर यह पता भरकर कॉपी माँगी। अगर वह आप नहीं थे तो कुछ करने की ज़रूरत नहीं: ऊपर लिखी बात हमारी नहीं है।',
  },
}
