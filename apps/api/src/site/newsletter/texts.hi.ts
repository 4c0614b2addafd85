import type { Texts } from './texts'

export const hi: Texts = {
  unsubscribed: 'न्यूज़लेटर बंद हो गया।',
}
