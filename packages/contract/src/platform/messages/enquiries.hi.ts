import type { EnquiryMessages } from './enquiries'

export const enquiryMessages: EnquiryMessages = {
  created: 'पूछताछ बन गई',
  updated: 'बदलाव सेव हो गया!',
  createQuestion: 'क्या यह पूछताछ बनानी है?',
  removeQuestion: 'क्या यह आइटम हटाना है?',
  empty: 'कोई पूछताछ नहीं मिली',
  noFile: 'फ़ाइल चुनें।',
  dateInvalid: 'पूछताछ की तारीख़ yyyymmdd के रूप में दें।',
  brandMissing: 'मेक चुनें।',
  departmentMissing: 'प्रोडक्ट कैटेगरी चुनें।',
  deliveryMissing: 'डिलीवरी कब चाहिए, चुनें।',
  noItems: 'कम से कम एक आइटम चुनें।',
  noText: 'अपनी लिस्ट यहाँ पेस्ट करें।',
  nameMissing: 'नाम भरें।',
  phoneMissing: 'फ़ोन नंबर भरें।',
  phoneInvalid: 'सही फ़ोन नंबर भरें।',
  unitInvalid: 'पूछताछ के हर आइटम के लिए टन या नग चुनें।',
  noPrices: 'हर आइटम का भाव भरें।',
  quoted: 'कोटेशन का भाव सेव हो गया',
  quoteFailed: 'कुछ गड़बड़ हो गई, एडमिन से बात करें।',
}
