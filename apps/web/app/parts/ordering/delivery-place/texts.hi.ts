import type { Texts } from './texts'

export const hi: Texts = {
  default: 'चुना नहीं',
  change: 'बदलें',
  title: 'माल कहाँ पहुँचाना है',
  saved: 'आपकी सेव की हुई जगहें',
  loading: 'खुल रहा है...',
  noneSaved: 'अभी कोई पता सेव नहीं है।',
  loadFailed: 'आपकी सेव की हुई जगहें नहीं खुल पाईं।',
  another: 'दूसरा पिन कोड',
  deliverTo: 'इस पिन कोड पर पहुँचाएँ',
  anotherHint: '6 अंक',
  notInUse: 'यह पिन कोड चालू नहीं है।',
  use: 'यहाँ पहुँचाएँ',
  cancel: 'रहने दें',
  askedWithDefault: (question: string, place: string) =>
    `${question} कोई पिन कोड नहीं चुना गया, इसलिए ${place} माना गया है।`,
}
