import type { Texts } from './letter-texts'

export const hi: Texts = {
  closing: 'कोई सवाल हो तो हमें फ़ोन करें या लिखें, और पूछताछ का नंबर ज़रूर बताएँ।',
  seeEnquiry: 'पूछताछ देखें',
  quotesArrived: {
    subject: (leadId: string) => `पूछताछ ${leadId} पर नए कोटेशन`,
    what: (leadId: string) => `हमारे पिछले ई-मेल के बाद आपकी पूछताछ ${leadId} पर नए भाव आए हैं या पुराने भाव बदले हैं।`,
    link: 'कोटेशन की तुलना करें',
  },
  outdated: {
    subject: (leadId: string) => `पूछताछ ${leadId} बदल गई है`,
    what: 'जिस पूछताछ पर आपने भाव दिया था उसे ख़रीदार ने बदल दिया है। आपका कोटेशन अब पुराना है और मंज़ूर नहीं हो सकता।',
    next: 'पूछताछ दोबारा देखें और नया भाव दें।',
    link: 'नया भाव दें',
  },
  closed: {
    subject: (leadId: string) => `पूछताछ ${leadId} बंद हो गई`,
    what: 'जिस पूछताछ पर आपने भाव दिया था वह बिना ऑर्डर के बंद हो गई। कोटेशन के लिए धन्यवाद।',
    reason: (reason: string) => `बताया गया कारण: ${reason}`,
    awarded: 'जिस पूछताछ पर आपने भाव दिया था उसका ऑर्डर ख़रीदार ने दूसरी पार्टी को दिया है। कोटेशन के लिए धन्यवाद।',
  },
  better: {
    subject: (leadId: string) => `पूछताछ ${leadId}: ख़रीदार ने बेहतर भाव माँगा है`,
    what: 'जिस पूछताछ पर आपने भाव दिया था उसमें ख़रीदार बेहतर भाव चाहता है। नया भाव दें, या अपना भाव वही रखें।',
    deadline: (time: string) => `जवाब ${time} तक चाहिए।`,
    note: (note: string) => `ख़रीदार ने लिखा है: ${note}`,
    link: 'ख़रीदार को जवाब दें',
  },
  kept: {
    subject: (leadId: string) => `पूछताछ ${leadId}: पार्टी ने भाव वही रखा`,
    what: (leadId: string) => `जिस पार्टी से आपने बेहतर भाव माँगा था, उसने पूछताछ ${leadId} पर अपना भाव वही रखा है।`,
  },
  accepted: {
    subject: (leadId: string) => `पूछताछ ${leadId} पर आपका कोटेशन मंज़ूर हुआ`,
    what: (orderNo: string) =>
      `ख़रीदार ने आपका कोटेशन मंज़ूर किया है। अब यह ऑर्डर ${orderNo} है: नीचे की लाइनें, आपके दिए भाव पर।`,
    buyer: (legalName: string, name: string, phone: string, email: string) =>
      `ख़रीदार: ${legalName}। ${name} से बात कर लें: ${phone}, ${email}।`,
  },
}
