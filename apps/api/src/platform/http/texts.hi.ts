import type { Texts } from './texts'

export const hi: Texts = {
  device: (browser: string, system: string) => `${system} पर ${browser}`,
  someBrowser: 'कोई ब्राउज़र',
  serverFault: 'हमारी तरफ़ से कुछ गड़बड़ हुई। दोबारा कोशिश करें।',
}
