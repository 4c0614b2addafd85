import type { Texts } from './texts'

export const hi: Texts = {
  title: 'संपर्क',
  description:
    'स्टील पाइप, ऑर्डर और कोटेशन के बारे में लिखें, फ़ोन करें या मैसेज भेजें। 24 से 48 घंटे में जवाब मिलता है।',
  intro: 'किसी साइज़, ऑर्डर या कोटेशन के बारे में कुछ पूछना है? यहाँ लिखें, या सीधे बात करें।',
  formTitle: 'हमें लिखें',
  name: 'नाम',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  emailHint: 'जवाब इसी पते पर आएगा।',
  phoneHint: '+91 न हो तो देश का कोड भी लिखें',
  message: 'संदेश',
  copy: 'मुझे भी एक कॉपी भेजें',
  send: 'संदेश भेजें',
  received: 'आपका संदेश मिल गया। 24 से 48 घंटे में जवाब देंगे।',
  receivedWithCopy: (email: string) =>
    `आपका संदेश मिल गया, और उसकी कॉपी ${email} पर भेज दी है। 24 से 48 घंटे में जवाब देंगे।`,
  receivedWithoutCopy:
    'आपका संदेश मिल गया। आज इस पते पर और कॉपी नहीं भेज सकते, पर संदेश हमारे पास आ चुका है। 24 से 48 घंटे में जवाब देंगे।',
  notSent: (reason: string) => `${reason} आपका संदेश नहीं गया; जो लिखा था, सब यहीं है।`,
  needsScripts: 'फ़ॉर्म भेजने के लिए JavaScript चालू करें, या हमें ई-मेल लिखें।',

  reachUs: 'सीधे बात करें',
  emailUs: 'ई-मेल',
  callUs: 'फ़ोन',
  messageUs: 'WhatsApp',
  startChat: 'चैट शुरू करें',
  chatMessage: (name: string) => `नमस्ते ${name}, एक बात पूछनी है।`,
  hours: 'काम का समय',
  answerTime: 'जवाब कब तक',
  withinDays: '24 से 48 घंटे',
  findAnswer: 'बहुत से सवालों के जवाब <help>मदद</help> में मिल जाएँगे।',
}
