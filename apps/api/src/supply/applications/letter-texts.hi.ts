import type { Texts } from './letter-texts'

export const hi: Texts = {
  closing: 'कोई सवाल हो तो हमें फ़ोन करें या लिखें।',
  arrived: {
    subject: (name: string) => `${name}: LohaHaat पर बेचने का आवेदन`,
    what: (name: string, gstNumber: string) => `${name}, GST नंबर ${gstNumber}, से बेचने का आवेदन आया है।`,
    link: 'आवेदन देखें',
  },
  changed: {
    subject: (name: string) => `${name}: जानकारी बदलने का अनुरोध`,
    what: (name: string) =>
      `${name} से GST नंबर, बैंक या लाइसेंस बदलने का अनुरोध आया है। आपके मंज़ूर करने पर ही बदलाव लागू होगा।`,
    link: 'बदलाव देखें',
  },
  changesDecided: {
    approved: { subject: 'आपकी नई जानकारी मंज़ूर हुई', what: 'अब से यही चलेगी।' },
    rejected: { subject: 'आपकी नई जानकारी मंज़ूर नहीं हुई', what: 'पहले वाली जानकारी ही चलती रहेगी।' },
  },
  decided: {
    'Changes asked': {
      subject: 'अपना आवेदन पूरा करें',
      what: 'हमने सप्लायर बनने का आपका आवेदन देखा है। इसमें कुछ और चाहिए।',
    },
    Approved: {
      subject: 'अब आप LohaHaat पर बेच सकते हैं',
      what: 'आपका आवेदन मंज़ूर हो गया है। अपना स्टॉक डालें, और आपके माल की जो पूछताछ आए उस पर भाव दें।',
    },
    Suspended: {
      subject: 'LohaHaat पर आपकी बिक्री पर रोक लगी है',
      what: 'अभी आपके आइटम नहीं बिक रहे।',
    },
  },
  toApplication: 'आवेदन खोलें',
  toDesk: 'अपना डेस्क खोलें',
  toDetails: 'अपनी जानकारी खोलें',
}
