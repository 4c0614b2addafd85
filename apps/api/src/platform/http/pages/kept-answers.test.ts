import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnswers } from './kept-answers'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const make = (status = 200) => vi.fn(async () => new Response('["SHS"]', { status, headers: { 'total-count': '1' } }))

test('the same call of many addresses is made once in a second, and read by each', async () => {
  const { find } = keepAnswers()
  const ask = make()
  const answers = await Promise.all(Array.from({ length: 20 }, () => find('/classes', ask)))
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(answers.map(() => ['SHS']))
  expect(answers.map(({ headers }) => headers.get('total-count'))).toContain('1')
  vi.advanceTimersByTime(999)
  await find('/classes', ask)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await find('/classes', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('after a change the call is made anew, and so is one that was refused or failed', async () => {
  const { find, clear } = keepAnswers()
  const ask = make()
  await find('/classes', ask)
  clear()
  await find('/classes', ask)
  expect(ask).toHaveBeenCalledTimes(2)
  const refused = make(400)
  await find('/nothing', refused)
  await find('/nothing', refused)
  expect(refused).toHaveBeenCalledTimes(2)
  const lost = vi.fn(() => Promise.reject(new Error('lost')))
  await expect(find('/lost', lost)).rejects.toThrow('lost')
  await expect(find('/lost', lost)).rejects.toThrow('lost')
  expect(lost).toHaveBeenCalledTimes(2)
})

test('no more than a hundred are kept', async () => {
  const { find } = keepAnswers()
  const ask = make()
  for (let n = 0; n < 101; n++) await find(`/items?page=${n}`, ask)
  await find('/items?page=0', ask)
  expect(ask).toHaveBeenCalledTimes(102)
})
