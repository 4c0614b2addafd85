import type { Texts } from './texts'

export const hi: Texts = {
  title: 'ई-वे बिल',
  noInvoice: 'टैक्स इनवॉइस बनने के बाद डाला जाता है।',
  notNeeded: 'माल की क़ीमत सीमा के अंदर है: ई-वे बिल के बिना जा सकता है।',
  needed: 'अभी नहीं डाला गया। इसके बिना गाड़ी न निकालें।',
  number: (number: string) => `${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`,
  until: (day: string) => `${day} की रात 12 बजे तक मान्य`,
  ended: (day: string) => `${day} की रात 12 बजे ख़त्म हो गया`,
  arrived: 'माल पहुँच गया',
  isOver: 'ख़त्म',
  endsSoon: 'ख़त्म होने वाला',
  isValid: 'मान्य',
  isMissing: 'नहीं डाला',
  see: 'ई-वे बिल और ई-इनवॉइस देखें',
  failed: 'ई-वे बिल नहीं खुल पाया।',
  again: 'दोबारा कोशिश करें',
}
