import type { Texts } from './texts'

export const hi: Texts = {
  title: 'कंपनी का खाता',
  description: 'एक कंपनी को क्या देना है, उसका जमा और उधार।',
  loadFailed: 'खाता नहीं खुल पाया',
  back: 'हिसाब-किताब',
  receipts: 'जमा',
  noReceipts: 'अभी कुछ जमा नहीं हुआ।',
  credit: {
    title: 'उधार',
    limit: 'सीमा ₹',
    limitHint: 'ख़ाली: कोई सीमा नहीं',
    days: 'भुगतान के दिन',
    unit: 'दिन',
    daysHint: 'बिल के बाद। ख़ाली: तुरंत',
    reminders: 'ई-मेल से याद दिलाएँ',
    remindersHint: 'भुगतान की तारीख़ से पहले और बाद',
    save: 'उधार सेव करें',
    saved: 'उधार सेव हो गया। अब से सीमा से ऊपर के ऑर्डर नहीं लिए जाएँगे।',
    changed: (name: string) => `पिछली बार ${name} ने बदला, <time>time</time>`,
  },
}
