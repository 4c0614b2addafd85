import { expect, test } from 'vitest'
import { confirmation } from './confirmation'

test('everybody who asks at the same time gets the answer to one question', async () => {
  const asked: boolean[] = []
  const stop = confirmation.subscribe(() => asked.push(confirmation.isAsked()))
  const answers = [confirmation.ask('any'), confirmation.ask('any')]
  confirmation.answer(true)
  expect(await Promise.all(answers)).toEqual([true, true])
  stop()
  expect(asked).toEqual([true, false])
})

test('a proof that only a passkey gives is asked for where one of the calls needs it', async () => {
  const answers = [confirmation.ask('any'), confirmation.ask('passkey'), confirmation.ask('any')]
  expect(confirmation.askedProof()).toBe('passkey')
  confirmation.answer(true)
  expect(await Promise.all(answers)).toEqual([true, true, true])
  void confirmation.ask('any')
  expect(confirmation.askedProof()).toBe('any')
  confirmation.answer(false)
})

test('the next question is a new one, and an answer to none is lost', async () => {
  confirmation.answer(true)
  const answer = confirmation.ask('any')
  expect(confirmation.isAsked()).toBe(true)
  confirmation.answer(false)
  expect(await answer).toBe(false)
})
