import type { Texts } from './texts'

export const hi: Texts = {
  steelPipes: 'स्टील पाइप',
  whatIsSold: 'स्टील पाइप आज के प्रति टन भाव पर, नग में या टन में, पूरे भारत में।',
  siteCard: 'LohaHaat: स्टील पाइप, आज का भाव प्रति टन',
}
