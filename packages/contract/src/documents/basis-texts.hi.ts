import type { Texts } from './basis-texts'

export const hi: Texts = {
  weighbridge: 'भाव ऑर्डर के टन पर, लदाई पूरे नगों में, बिल धर्मकाँटे के नेट वज़न पर।',
  theoretical: 'भाव और बिल दोनों थ्योरिटिकल वज़न पर।',
  of: (unit: string, sentence: string) => `${unit}: ${sentence}`,
}
