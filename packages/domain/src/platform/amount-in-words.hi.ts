import { ToWords } from 'to-words/hi-IN'
import type { en } from './amount-in-words.en'

const words = new ToWords()

export const hi: typeof en = {
  crore: 'करोड़',
  /** A hundred is said with its number, and 5 and 51 as papers spell them. */
  below: (figure) =>
    words
      .convert(figure)
      .replace(/(^| हज़ार | लाख )सौ/, '$1एक सौ')
      .replaceAll('पांच', 'पाँच')
      .replaceAll('इक्याबन', 'इक्यावन'),
  rupees: (words, isOne) => `${words} ${isOne ? 'रुपया' : 'रुपये'}`,
  paise: (words, isOne) => `${words} ${isOne ? 'पैसा' : 'पैसे'}`,
  only: (rupees, paise) => (paise ? `${rupees} और ${paise} मात्र` : `${rupees} मात्र`),
}
