import type { Texts } from './texts'

export const hi: Texts = {
  title: 'आपका ऑर्डर नंबर (PO) और डिलीवरी',
  optional: 'इनमें से कुछ भी ज़रूरी नहीं। जो भरेंगे, वह ऑर्डर, उसके काग़ज़ों और ई-मेल में आएगा।',
  add: 'ऑर्डर नंबर (PO) या डिलीवरी की बात जोड़ें',
  number: 'आपका ऑर्डर नंबर (PO)',
  numberExample: 'PO/26-27/118',
  date: 'आपके ऑर्डर (PO) की तारीख़',
  wantedDay: 'माल कब चाहिए',
  unloading: 'उतराई का रिमार्क',
  unloadingExample: 'क्रेन 11 बजे तक, गेट 2',
  numberOf: (number: string, day: string) => `${number}, ${day}`,
  buyersNumber: 'ख़रीदार का ऑर्डर नंबर (PO)',
}
