import { expect, test } from 'vitest'
import { someUser } from '../../testing/people'
import { useTestServer } from '../../testing/test-server'
import { findUserByEmail } from '../../identity/accounts/users.repository'
import { findFile, insertFile } from './files.repository'
import { newStoredName } from './storage'

const server = useTestServer()
const bytes = Buffer.from('a picture, nearly')

async function keep(purpose: 'stock-image' | 'enquiry', storedName = newStoredName('webp')) {
  const owner = await findUserByEmail(server.db, await someUser(server.db))
  const file = { storedName, originalName: 'शीट.png', mediaType: 'image/webp', bytes: bytes.length, purpose }
  await insertFile(server.db, { ...file, ownerId: owner?.id ?? 0 })
  await server.storage.put(storedName, bytes)
  return storedName
}

test('a picture of stock is for everyone, and may be kept for good', async () => {
  const name = await keep('stock-image')
  const { statusCode, headers, rawPayload } = await server.app.inject(`/images/${name}`)
  expect(statusCode).toBe(200)
  expect(rawPayload.equals(bytes)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  })
  expect(headers).not.toHaveProperty('set-cookie')
})

test('what belongs to an enquiry is not', async () => {
  expect((await server.app.inject(`/images/${await keep('enquiry')}`)).statusCode).toBe(404)
})

test('the record says what the file is', async () => {
  const name = await keep('enquiry')
  expect(await findFile(server.db, name)).toMatchObject({ originalName: 'शीट.png', purpose: 'enquiry', bytes: 17 })
  expect(await findFile(server.db, newStoredName('webp'))).toBeNull()
})

test.each([
  newStoredName('webp'),
  'logo.png',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..%5c..%5cetc%5cpasswd',
  '%2e%2e%2fdb',
  '%00',
  '%E0%A4%A',
  'a'.repeat(900),
])('/images/%s is nothing', async (name) => {
  const response = await server.app.inject(`/images/${name}`)
  expect([400, 404]).toContain(response.statusCode)
  expect(response.json<{ error: string }>().error).not.toBe('')
})
