import type { Texts } from './texts'

export const hi: Texts = {
  serverFault: 'हमारी तरफ़ से कुछ गड़बड़ हुई। दोबारा कोशिश करें।',
}
