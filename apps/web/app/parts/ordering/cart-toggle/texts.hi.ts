import type { Texts } from './texts'

export const hi: Texts = {
  add: 'कार्ट में डालें',
  addItem: (item: string) => `कार्ट में डालें: ${item}`,
  isIn: 'कार्ट में है',
  itemIsIn: (item: string) => `कार्ट में है: ${item}`,
  takeOut: 'कार्ट से निकालने के लिए दबाएँ',
  goToLogin: 'साइन इन करें',
  quantityOf: (item: string) => `${item} की मात्रा`,
  unitOf: (item: string) => `${item}: नग या टन`,
  pieces: 'नग',
  ton: 'टन',
  createAccount: 'खाता बनाएँ',
}
