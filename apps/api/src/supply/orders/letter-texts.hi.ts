import type { Texts } from './letter-texts'

export const hi: Texts = {
  asked: {
    subject: (orderNo: string) => `ऑर्डर ${orderNo}: मंज़ूर करें या मना करें`,
    said: (place: string) => `ऑर्डर की ये लाइनें आपको लादनी हैं। माल यहाँ जाएगा: ${place}।`,
    clock: (time: string) => `${time} तक जवाब दें। उसके बाद इन्हें मना समझा जाएगा।`,
    contact: 'किसे फ़ोन करना है और माल कहाँ उतरेगा, यह आपके मंज़ूर करते ही दिखेगा।',
  },
  expired: {
    subject: (orderNo: string) => `ऑर्डर ${orderNo}: जवाब का समय निकल चुका`,
    said: 'इन लाइनों पर आपका जवाब समय पर नहीं आया, इसलिए इन्हें मना समझा गया है।',
  },
  gone: {
    subject: (orderNo: string) => `ऑर्डर ${orderNo}: कुछ लाइनें अब नहीं चाहिए`,
    said: 'ये लाइनें मिटाई गई हैं या ऑर्डर रद्द हुआ है। यह माल न लादें।',
  },
  refusedByOne: {
    subject: (orderNo: string) => `ऑर्डर ${orderNo}: कुछ लाइनों के लिए मना किया गया`,
    said: (seller: string) => `${seller} ने इन लाइनों के लिए मना किया है। दूसरा विक्रेता ढूँढें, या इन्हें मिटाएँ।`,
    reason: (reason: string) => `कारण: ${reason}`,
  },
  expiredForDesk: {
    subject: (orderNo: string) => `ऑर्डर ${orderNo}: कुछ लाइनों का जवाब नहीं आया`,
    said: 'सप्लायर का जवाब समय पर नहीं आया। दूसरा विक्रेता ढूँढें, या इन्हें मिटाएँ।',
  },
  given: {
    said: (item: string) => `${item}: यह अब दूसरे यार्ड से आएगा। भाव और बाक़ी सब वही है।`,
    saidMake: (item: string, make: string) =>
      `${item}: यह अब दूसरे यार्ड से आएगा, मेक ${make}। भाव और बाक़ी सब वही है।`,
  },
  deleted: {
    said: (item: string) => `${item} हमें नहीं मिल पाया, इसलिए ऑर्डर से मिटाना पड़ा। अब ऑर्डर में यह है।`,
    cancelled: (item: string) => `${item} हमें नहीं मिल पाया। ऑर्डर में बस यही बचा था, इसलिए ऑर्डर रद्द करना पड़ा।`,
  },
  note: (note: string) => `हमारा नोट: ${note}`,
  quantity: 'मात्रा',
  weight: 'वज़न',
  units: { Pieces: 'नग', Ton: 'टन' },
  link: 'ऑर्डर देखें',
  closing: 'कोई सवाल हो तो हमें फ़ोन करें या लिखें, और ऑर्डर नंबर ज़रूर बताएँ।',
}
