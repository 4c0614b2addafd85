import type { Texts } from './texts'

export const hi: Texts = {
  title: 'प्रोफ़ाइल',
  description: 'आपकी फ़र्म और संपर्क की जानकारी।',
  intro: 'फ़र्म की जानकारी खाता बनाते समय पक्की हो जाती है। फ़ोन किसे करें और माल कहाँ पहुँचाएँ, यह आप बदल सकते हैं।',

  business: {
    title: 'फ़र्म की जानकारी',
    name: 'फ़र्म का नाम',
    email: 'ई-मेल पता',
    gstNumber: 'GST नंबर',
    memberSince: 'कब से जुड़े हैं',
    supplier: 'सप्लायर',
    noSupplier: 'किसी विक्रेता से जुड़ा नहीं',
    company: 'आपकी कंपनी के लोग, GST नंबर और पते <company>कंपनी के पेज</company> पर हैं।',
    howToChange: 'इनमें कुछ बदलना हो तो <support>हमें लिखें</support>।',
  },

  contact: {
    title: 'संपर्क और डिलीवरी',
    name: 'किससे बात करें',
    number: 'फ़ोन नंबर',
    pinCode: 'आपका पिन कोड',
    pinCodeHint: 'दूसरा पता न बताएँ तो पूछताछ का माल यहीं पहुँचेगा',
    save: 'बदलाव सेव करें',
  },
}
