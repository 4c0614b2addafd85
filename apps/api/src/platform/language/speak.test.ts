import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { inLanguages, languageTag, PSEUDO_LANGUAGE } from '@lohahaat/domain/platform/language'
import { expect, test } from 'vitest'
import { answerError } from '../http/errors'
import { Refusal } from '../refusal'
import { inLogLanguage, speak } from './speak'

const texts = inLanguages({ en: { title: 'Fees' }, hi: { title: 'चार्ज' } })

test('two that wait at the same time keep their languages', async () => {
  const said: string[] = []
  const say = async (pauses: number[]) => {
    for (const pause of pauses) {
      await setTimeout(pause)
      said.push(texts.title)
    }
    return texts.title
  }
  const both = Promise.all([speak('en', () => say([1, 3])), speak('hi', () => say([2, 1]))])
  expect(texts.title).toBe('Fees')
  expect(await both).toEqual(['Fees', 'चार्ज'])
  expect(said.sort()).toEqual(['Fees', 'Fees', 'चार्ज', 'चार्ज'])
})

test('the log is in English, whoever is answered', () => {
  expect(speak(PSEUDO_LANGUAGE, () => [languageTag(), inLogLanguage(() => texts.title)])).toEqual(['en-XA', 'Fees'])
})

test('a refusal is a code with values until it is answered', async () => {
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.get('/', () => Promise.reject(new Refusal('cartFull', 200)))
  const { headers, body } = await app.inject('/')
  expect(headers['error-code']).toBe('cart-full')
  expect(body).toBe('{"error":"A cart can have at most 200 lines."}')
  expect(new Refusal('cartFull', 200)).toMatchObject({ message: 'cartFull', values: [200] })
})
