import { movementTexts } from '@lohahaat/contract/documents/movement-texts.hi'
import type { Texts } from './texts'

export const hi: Texts = {
  day: 'तारीख़',
  what: 'विवरण',
  number: 'नंबर',
  debit: 'डेबिट ₹',
  credit: 'क्रेडिट ₹',
  balance: 'बैलेंस ₹',
  opening: 'ओपनिंग बैलेंस',
  closing: 'क्लोज़िंग बैलेंस',
  open: 'बक़ाया बिल',
  issued: 'बिल की तारीख़',
  amount: 'रक़म ₹',
  due: 'भुगतान कब तक',
  left: 'बक़ाया ₹',
  advance: 'एडवांस',
  kinds: movementTexts,
}
