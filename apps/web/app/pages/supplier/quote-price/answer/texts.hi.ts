import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  answer: 'जवाब, जैसा आया',
  answerHint: 'चैट, ई-मेल, या जो फ़ोन पर कहा गया। इससे फ़ॉर्म भर जाता है; सेव करने से पहले कुछ नहीं भेजा जाता।',
  example: '1) 61500 2) ok 60800 3) नहीं है, एक्स भिवाड़ी, 2 दिन, GST अलग',
  fill: 'फ़ॉर्म भरें',
  undo: 'वापस लें',
  close: 'बंद करें',
  filled: (priced: number, left: number) =>
    left === 0
      ? `भाव भरा गया: ${formatCount(priced)} लाइन।`
      : `भाव भरा गया: ${formatCount(priced)} लाइन; माल नहीं: ${formatCount(left)} लाइन।`,
  nothing: 'इसमें कोई भाव नहीं मिला। जो पेस्ट किया उसे देख लें, या भाव ख़ुद भरें।',
  clear: 'कुछ भी अधूरा नहीं लगा। फिर भी एक बार देख लें।',
  check: (count: number) => `जाँचने की ${formatCount(count)} जगह नीचे निशान के साथ। हर एक देख लें।`,
  left: (count: number) =>
    plural(count, { one: 'जाँचने की # जगह बाक़ी: देखें', other: 'जाँचने की # जगह बाक़ी: अगली देखें' }),
  unread: 'समझ नहीं आया:',
  undone: 'फ़ॉर्म पहले जैसा है।',
}
