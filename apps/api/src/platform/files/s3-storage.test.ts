import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerError } from '../http/errors'
import { startFakeS3, type FakeS3 } from '../../testing/servers/fake-s3'
import { checkStore, s3Storage } from './s3-storage'
import { newStoredName } from './storage'
import { readStoreAddress, type Store } from './store-address'

const NAME = newStoredName('pdf')

let fake: FakeS3
let store: Store
beforeEach(async () => {
  fake = await startFakeS3()
  store = readStoreAddress(fake.url) as Store
})
afterEach(() => fake.stop())

/** What a caller gets when the store fails. */
async function answerOf(work: () => Promise<unknown>): Promise<number> {
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.get('/', work)
  return (await app.inject('/')).statusCode
}

test.each([{ trouble: [503, 'SlowDown'] as [number, string] }, { trouble: 'hangs up' as const }])(
  'a store that $trouble once is asked again',
  async ({ trouble }) => {
    fake.troubles.push(trouble)
    await s3Storage(store).put(NAME, Buffer.from('list'))
    expect(fake.asked).toEqual(['PUT', 'PUT'])
    expect(fake.files.get(`uploads/${NAME}`)?.toString()).toBe('list')
  },
)

test.each([
  { trouble: [500, 'InternalError'] as [number, string] },
  { trouble: [507, 'XMinioStorageFull'] as [number, string] },
  { trouble: [403, 'AccessDenied'] as [number, string] },
  { trouble: 'hangs' as const },
  { trouble: 'hangs up' as const },
])('a store that $trouble for longer is a 503 and not our fault', async ({ trouble }) => {
  const storage = s3Storage(store, 50)
  for (const work of [() => storage.put(NAME, Buffer.from('x')), () => storage.get(NAME), () => storage.remove(NAME)]) {
    fake.troubles.push(trouble, trouble)
    expect(await answerOf(work)).toBe(503)
    fake.troubles.length = 0
  }
})

test('a bucket that is gone is no missing file', async () => {
  fake.troubles.push([404, 'NoSuchBucket'])
  await expect(s3Storage(store).get(NAME)).rejects.toThrow('404 NoSuchBucket')
})

describe('at the start', () => {
  test('a store that works is left as it was', async () => {
    expect(await checkStore(s3Storage(store))).toBeNull()
    expect(fake.asked).toEqual(['PUT', 'GET', 'DELETE'])
    expect(fake.files.size).toBe(0)
  })

  test.each([
    { wrong: 'key', change: { keyId: 'OTHER' }, says: '403 InvalidAccessKeyId' },
    { wrong: 'secret', change: { secret: 'other' }, says: '403 SignatureDoesNotMatch' },
    { wrong: 'region', change: { region: 'eu-west-1' }, says: '400 AuthorizationHeaderMalformed' },
  ])('a wrong $wrong is named and stops it', async ({ change, says }) => {
    await expect(checkStore(s3Storage({ ...store, ...change }))).rejects.toThrow(
      `FILES_URL: The store of files answered ${says}`,
    )
  })

  test('a store that is down does not, and is told', async () => {
    fake.troubles.push([503, 'SlowDown'], [503, 'SlowDown'])
    expect(await checkStore(s3Storage(store))).toBeInstanceOf(Error)
  })
})

test.each([
  ['https://key:se%2Fcret@s3.ap-south-1.amazonaws.com/yard?region=ap-south-1', 'se/cret', 'ap-south-1'],
  ['http://key:secret@127.0.0.1:9000/yard/uploads/', 'secret', 'us-east-1'],
])('%s is an address', (given, secret, region) => {
  const [scheme, rest = ''] = given.split('://')
  const address = `${scheme}://${rest.slice(rest.indexOf('@') + 1)}`.replace(/\/?(\?.*)?$/, '')
  expect(readStoreAddress(given)).toEqual({ address, keyId: 'key', secret, region })
})

test.each([
  'yard',
  's3://key:secret@yard',
  'https://s3.example/yard',
  'https://key@s3.example/yard',
  'https://key:se%cret@s3.example/yard',
  'https://key:secret@s3.example/the yard',
])('%s is none', (given) => {
  expect(readStoreAddress(given)).toBeNull()
})
