import type { Texts } from './texts'

export const hi: Texts = {
  title: 'खाता बनाएँ',
  description: 'अपने GST नंबर से कारोबार का खाता बनाएँ और स्टील पाइप का ऑर्डर या पूछताछ करें।',

  reasons: {
    title: 'खाता किस काम का',
    list: [
      {
        title: 'आज के भाव पर ऑर्डर',
        text: 'नग या टन में; वज़न, चार्ज और GST का हिसाब पक्का करने से पहले सामने।',
      },
      {
        title: 'लिस्ट एक बार भेजें',
        text: 'सप्लायर भाव देते हैं; आप सबके भाव साथ-साथ देखकर एक मंज़ूर करते हैं।',
      },
      {
        title: 'हर ऑर्डर पर आपका GST नंबर',
        text: 'और माल के साथ आने वाले टैक्स इनवॉइस पर भी।',
      },
    ],
  },

  fullName: 'पूरा नाम',
  businessName: 'फ़र्म का नाम',
  businessNameHint: 'जैसा GST सर्टिफ़िकेट पर है',
  contactNumber: 'फ़ोन नंबर',
  email: 'ई-मेल पता',
  emailHint: 'OTP इसी पर आएगा।',
  emailConfirmed: 'हमारे ई-मेल के लिंक से पक्का हो चुका है।',
  gstNumber: 'GST नंबर',
  gstNumberHint: '15 अक्षर, जैसे 27AAACA0000A1ZY',
  confirmEmail: 'ई-मेल पता पक्का करें',
  otpToCome: 'ई-मेल पता भरने पर एक छोटा-सा हिसाब पूछेंगे, फिर 5 अंक का OTP और एक लिंक ई-मेल करेंगे।',
  acceptTerms:
    'मुझे <terms>नियम और शर्तें</terms>, <privacy>प्राइवेसी पॉलिसी</privacy> और <legal>क़ानूनी सूचना</legal> मंज़ूर हैं।',
  createAccount: 'खाता बनाएँ',
}
