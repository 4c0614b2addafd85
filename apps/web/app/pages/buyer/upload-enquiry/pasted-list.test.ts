import { expect, test } from 'vitest'
import { pastedList } from './pasted-list'

test('a pasted list is a file of one column, with what CSV would take for its own in quotes', async () => {
  const file = pastedList('GI 2" B class, 120 nos\r\n\n =SUM(A1) \n"Tata" SHS 50x50x2.9')
  expect(file.name).toBe('pasted-list.csv')
  expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(
    '\ufeff"GI 2"" B class, 120 nos"\r\n" =SUM(A1) "\r\n"""Tata"" SHS 50x50x2.9"\r\n',
  )
})
