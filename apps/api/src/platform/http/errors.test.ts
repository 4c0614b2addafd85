import Fastify from 'fastify'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { OutcomeUnknown } from '../db/outcome-unknown'
import { HeldUp } from '../db/pg-error'
import { answerError } from './errors'
import { texts } from './texts'

function inject(error: Error) {
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.get('/', () => Promise.reject(error))
  return app.inject('/')
}

const codeOf = async (error: Error) => (await inject(error)).headers['error-code']

async function answerTo(error: Error) {
  const { statusCode, headers, body } = await inject(error)
  return { status: statusCode, retryAfter: headers['retry-after'], text: (JSON.parse(body) as { error: string }).error }
}

const withCode = (error: Error, code: string) => Object.assign(error, { code })
const fromDatabase = (code: string) => withCode(new DatabaseError('words', 5, 'error'), code)
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause })

const lost: [string, Error][] = [
  ['it refuses connections', withCode(new Error('connect'), 'ECONNREFUSED')],
  ['its socket is gone', Object.assign(withCode(new Error('connect'), 'ENOENT'), { syscall: 'connect' })],
  ['it is shutting down', wrapped(fromDatabase('57P01'))],
  ['it has crashed', wrapped(fromDatabase('57P02'))],
  ['it is starting', fromDatabase('57P03')],
  ['it has no connection left', fromDatabase('53300')],
  ['its disk is full', wrapped(fromDatabase('53100'))],
  ['the line was cut', wrapped(new Error('Connection terminated unexpectedly'))],
  ['the line was cut before', wrapped(new Error('Client has encountered a connection error and is not queryable'))],
  ['it is read-only, as a standby', wrapped(fromDatabase('25006'))],
  ['no commit gets its standby', wrapped(new HeldUp())],
  ['no connection became free', new Error('timeout exceeded when trying to connect')],
]

test.each(lost)('database: when %s, the caller is asked to come back soon', async (_, error) => {
  const text = refusalTexts.unavailable
  expect(await answerTo(error)).toEqual({ status: 503, retryAfter: '5', text })
})

test('a change whose outcome is unknown is to be sent again, and has a code by which clients know it', async () => {
  const text = refusalTexts.outcomeUnknown
  const error = wrapped(new OutcomeUnknown(new Error('Connection terminated unexpectedly')))
  expect(await answerTo(error)).toEqual({ status: 503, retryAfter: '2', text })
  expect(await codeOf(error)).toBe('outcome-unknown')
})

test('a disk that is full is told, and to come back later', async () => {
  const text = refusalTexts.noRoom
  expect(await answerTo(withCode(new Error('write'), 'ENOSPC'))).toEqual({ status: 503, retryAfter: '60', text })
})

test.each([
  ['a statement that is wrong', wrapped(fromDatabase('42601'))],
  ['a bug', new TypeError('undefined is not a function')],
  ['a file that is missing', withCode(new Error('open'), 'ENOENT')],
])('%s is still our own fault', async (_, error) => {
  expect(await answerTo(error)).toEqual({ status: 500, retryAfter: undefined, text: texts.serverFault })
})
