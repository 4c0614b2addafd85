import type { Texts } from './texts'

export const hi: Texts = {
  asWritten: 'जैसा लिखा था',
  className: 'क़िस्म',
  size: 'साइज़',
  thickness: 'मोटाई, mm',
  length: 'लंबाई, m',
  quantity: 'मात्रा',
  unit: 'यूनिट',
  make: 'मेक',
  price: '₹/MT, GST अलग',
  weight: 'वज़न, kg',
}
