import { describe, expect, test } from 'vitest'
import { fakeApi } from '../../../api/fake-api'
import { isWrongAnswer, loadCaptcha, readCaptcha } from './captcha'

test('the two numbers of the wire become a question and its sum', () => {
  expect(readCaptcha('7µ5')).toEqual({ question: 'What is 7 + 5?', sum: '12' })
})

test('as plain text, too', async () => {
  expect((await loadCaptcha(fakeApi({}, () => ({ raw: '7µ5' })).api)).sum).toBe('12')
})

test.each([null, 'text', '7', '7µ', 'xµ5', 42, [], {}])('%j is no sum', async (body) => {
  await expect(loadCaptcha(fakeApi({}, () => ({ body })).api)).rejects.toMatchObject({ status: 0 })
})

describe('an answer is called wrong', () => {
  test.each([
    { say: 'nothing typed', answer: '', typing: true, wrong: false },
    { say: 'the first digit of the sum, still typing', answer: '1', typing: true, wrong: false },
    { say: 'the first digit of the sum, field left', answer: '1', typing: false, wrong: true },
    { say: 'another first digit', answer: '5', typing: true, wrong: true },
    { say: 'another sum', answer: '13', typing: true, wrong: true },
    { say: 'the sum', answer: '12', typing: false, wrong: false },
    { say: 'three characters', answer: '123', typing: false, wrong: false },
  ])('$say: $wrong', ({ answer, typing, wrong }) => {
    expect(isWrongAnswer(answer, readCaptcha('7µ5'), typing)).toBe(wrong)
  })
})
