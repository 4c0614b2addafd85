import { ToWords } from 'to-words/en-IN'

const words = new ToWords()

export const en = {
  crore: 'Crore',
  below: (figure: number) => words.convert(figure),
  rupees: (words: string, isOne: boolean) => `${words} ${isOne ? 'Rupee' : 'Rupees'}`,
  paise: (words: string, isOne: boolean) => `${words} ${isOne ? 'Paisa' : 'Paise'}`,
  only: (rupees: string, paise: string) => (paise ? `${rupees} and ${paise} Only` : `${rupees} Only`),
}
