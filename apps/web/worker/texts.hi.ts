import type { Words } from './texts'

export const hi: Words = {
  title: 'इंटरनेट नहीं है',
  notKept: 'यह पेज इस फ़ोन पर पहले नहीं खोला गया, इसलिए बिना इंटरनेट के नहीं दिख सकता।',
  again: 'दोबारा कोशिश करें',
  rates: 'भाव',
  weights: 'वज़न कैलकुलेटर',
  list: 'लिस्ट का भाव निकालें',
}
