import type { OrderMessages } from './orders'

export const orderMessages: OrderMessages = {
  loadFailed: 'ऑर्डर नहीं खुल पाया।',
  idInvalid: 'ऑर्डर का नंबर सही नहीं है।',
  notFound: 'यह ऑर्डर नहीं मिला।',
  cancelQuestion: 'क्या यह ऑर्डर सच में रद्द करना है?',
  deleteLineQuestion: 'क्या यह आइटम ऑर्डर से मिटाना है?',
  deleteFailed: 'ऑर्डर में यह बदलाव नहीं हो पाया।',
  deleted: 'ऑर्डर रद्द हो गया',
}
