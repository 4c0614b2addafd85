import { expect, test } from 'vitest'
import { listMessage, messageLink } from './list-message'
import { someLine } from './some-line'

const fees = { gstPercent: 18, weighmentCharge: 300, loadingCharge: 250, platformFee: 100, handlingFee: 500 }

test('a message says what is asked for, from whom, and what it comes to', () => {
  const list = {
    fees,
    lines: [someLine(), someLine({ id: 2, offers: [], size: '45x45' }), someLine({ id: 3, aside: 'greeting' })],
  }
  expect(listMessage(list)).toBe(
    'SHS 50 × 50 × 2.9\u00a0mm, 60 pcs, APL Apollo ₹58,400/MT\n' +
      'SHS 45 × 45 × 2.9\u00a0mm, 60 pcs, on quote\n' +
      'Total ₹1,03,029.40 with GST, 1.483\u00a0MT',
  )
})

test('a message that is too long for an address has none', () => {
  expect(messageLink('SHS 50x50x2.9, 60 pcs')).toBe('https://wa.me/?text=SHS%2050x50x2.9%2C%2060%20pcs')
  expect(messageLink('चौकोर पाइप '.repeat(30))).toBeNull()
})
