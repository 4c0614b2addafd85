import { expect, test } from 'vitest'
import { describeAdded } from './describe-added'

test.each([
  { added: 4, notSold: [], text: '4 items were added to the cart.' },
  { added: 1, notSold: [], text: '1 item was added to the cart.' },
  { added: 0, notSold: [], text: 'All of it is in the cart already.' },
  { added: 2, notSold: ['A', 'B'], text: '2 items were added to the cart. No longer sold: A; B.' },
  { added: 0, notSold: ['A'], text: 'Nothing was added to the cart. No longer sold: A.' },
  {
    added: 1,
    notSold: ['A', 'B', 'C', 'D', 'E'],
    text: '1 item was added to the cart. No longer sold: A; B; C and 2 more.',
  },
])('$added added, $notSold.length no longer sold', ({ text, ...answer }) => {
  expect(describeAdded(answer)).toBe(text)
})
