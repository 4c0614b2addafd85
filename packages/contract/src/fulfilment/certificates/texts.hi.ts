import type { Texts } from './texts'

export const hi: Texts = {
  certificateNo: 'सर्टिफ़िकेट नंबर',
  maker: 'बनाने वाली कंपनी',
  licence: 'CM/L नंबर',
  licenceCheckedOn: 'BIS Care में देखने की तारीख़',
  standard: 'स्टैंडर्ड',
  grade: 'ग्रेड',
  size: 'साइज़',
  thickness: 'मोटाई',
  testedOn: 'टेस्ट की तारीख़',
  issuedOn: 'सर्टिफ़िकेट की तारीख़',
  quantity: 'मात्रा kg में',
  figure: 'हीट का आँकड़ा',
  heatNo: 'हीट नंबर',
  heatNoMissing: 'हर हीट का नंबर भरें।',
  heatTwice: 'एक हीट नंबर सर्टिफ़िकेट में एक ही बार आ सकता है।',
  tooManyHeats: (most: number) => `एक सर्टिफ़िकेट में ${most} से ज़्यादा हीट नहीं हो सकतीं।`,
  heatsMissing: 'हीट की लिस्ट भरें।',
  formingUnknown: 'फ़ॉर्मिंग सिर्फ़ cold या hot हो सकती है।',
  standardUnknown: 'वही स्टैंडर्ड चुनें जिस पर पाइप का सर्टिफ़िकेट बनता है।',
  heatUnknown: 'हीट नंबर में 30 से ज़्यादा अक्षर नहीं हो सकते।',
}
