import type { Texts } from './texts'

export const hi: Texts = {
  title: 'चेकआउट',
  description: 'पक्का करने से पहले आपका ऑर्डर।',
  intro: 'एक बार और मिला लें। जब तक आप पक्का नहीं करते, ऑर्डर नहीं लगेगा।',
  loadFailed: 'चेकआउट नहीं खुल पाया',
  backToCart: 'वापस कार्ट में',
  items: 'आइटम',
  billingAddress: 'बिलिंग पता',
  shippingAddress: 'डिलीवरी का पता',

  changes: {
    title: 'आपके देखने के बाद यह बदल गया',
    change: '<said>पहले: </said><before>यह</before> <arrow>→</arrow> <said>अब: </said><after>यह</after>',
    accept: 'बदलाव मंज़ूर हैं',
  },

  withGst: 'GST समेत',
  confirm: 'ऑर्डर पक्का करें',
  ask: 'मंज़ूरी माँगें',
  askNote: 'मंज़ूरी देने वाले के लिए नोट',
  askHint: 'भाव 24 घंटे तक यही रहेगा; तब तक स्टॉक रोका नहीं जाएगा।',
  blocked: 'एक आइटम अभी इस तरह ऑर्डर नहीं हो सकता। कार्ट में वापस जाएँ।',
  accountsOnly: 'आप अकाउंट्स में हैं, इसलिए ऑर्डर नहीं कर सकते। कार्ट किसी ख़रीदने वाले साथी को भेजें।',
  changesFirst: 'पहले देख लें क्या बदला है, और बदलाव मंज़ूर करें।',
}
