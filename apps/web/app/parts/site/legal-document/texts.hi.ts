import type { Texts } from './texts'

export const hi: Texts = {
  englishPrevails: 'यह हिन्दी अनुवाद समझने के लिए है; कहीं फ़र्क़ हो तो अंग्रेज़ी पाठ ही मान्य है।',
  lastUpdated: 'आख़िरी बदलाव <value>15 मई 2025</value>',
  readingTime: (minutes: number) => `पढ़ने में समय <value>क़रीब ${minutes} मिनट</value>`,
  minimumAge: 'कम से कम उम्र <value>18 साल</value>',
  onThisPage: 'इस पेज पर',
  contact: 'संपर्क',
  contactIntro: 'जवाब आदमी देता है, मशीन नहीं। जिस खंड के बारे में पूछना है, उसका नंबर लिखें, जैसे 4.2।',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  businessHours: 'काम का समय',
  responseTime: 'जवाब कब तक',
  responseTimeValue: '24 से 48 घंटे',
  legalAnswers: 'क़ानूनी सवालों का जवाब',
  legalAnswersValue: '48 से 72 घंटे',
  dataRequests: 'डेटा से जुड़े अनुरोध',
  dataRequestsValue: '30 दिन के अंदर',
  related: 'आगे पढ़ें',
  relatedPages: [
    {
      to: '/termsandConditions',
      title: 'नियम और शर्तें',
      about: 'आपके और हमारे बीच के नियम: खाते, ऑर्डर, पूछताछ, कोटेशन।',
    },
    {
      to: '/privacyPolicy',
      title: 'प्राइवेसी पॉलिसी',
      about: 'हम कौन-सा डेटा रखते हैं, कब तक, कौन देखता है, और आपके अधिकार।',
    },
    {
      to: '/legal',
      title: 'क़ानूनी सूचना',
      about: 'साइट कौन चलाता है, टैक्स, स्टैंडर्ड, जोखिम, शिकायत, विवाद।',
    },
    { to: '/help', title: 'मदद', about: 'साइन इन, ऑर्डर और कोटेशन के बारे में छोटे जवाब।' },
    { to: '/contact', title: 'हमसे संपर्क करें', about: 'अपनी बात लिखें; जवाब आदमी देता है।' },
  ],
}
