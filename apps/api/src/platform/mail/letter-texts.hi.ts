import type { Texts } from './letter-texts'

export const hi: Texts = {
  signature: 'LohaHaat · स्टील पाइप, मिल के भाव पर',
  unsubscribe: 'न्यूज़लेटर बंद करें',
}
