import { expect, test } from 'vitest'
import { CHALLENGE_SECONDS, newChallenge, readChallenge, type Purpose } from './challenge'

const secret = Buffer.from('a secret')
const at = new Date('2026-11-17T06:00:00Z')
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const { challenge, cookie } = newChallenge(secret, 'register in 7', at)
const [, expires = '', seal = ''] = cookie.split('.')

test('a challenge comes back from its cookie, and no two are the same', () => {
  expect(readChallenge(secret, 'register in 7', cookie, after(CHALLENGE_SECONDS - 1))).toBe(challenge)
  expect(newChallenge(secret, 'register in 7', at).challenge).not.toBe(challenge)
})

test.each<{ say: string; from: string; when?: Date; purpose?: Purpose }>([
  { say: 'too old', from: cookie, when: after(CHALLENGE_SECONDS) },
  { say: 'of another session', from: cookie, purpose: 'register in 8' },
  { say: 'for something else', from: cookie, purpose: 'confirm in 7' },
  { say: 'for longer than it was made', from: [challenge, `${expires}0`, seal].join('.') },
  { say: 'of somebody else’s making', from: newChallenge(Buffer.from('another'), 'register in 7', at).cookie },
  { say: 'with nothing in it', from: '' },
])('one that is $say is none', ({ from, when = at, purpose = 'register in 7' }) => {
  expect(readChallenge(secret, purpose, from, when)).toBeNull()
})
