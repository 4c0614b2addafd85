import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  waiting: (count: number) => plural(count, { one: '# फ़ॉर्म भेजना बाक़ी है', other: '# फ़ॉर्म भेजने बाक़ी हैं' }),
  refused: (count: number) => plural(count, { one: '# फ़ॉर्म नहीं लिया गया', other: '# फ़ॉर्म नहीं लिए गए' }),
  typedAt: (time: string) => `${time} को भरा`,
  mend: 'फ़ॉर्म खोलें',
  drop: 'हटाएँ',
}
