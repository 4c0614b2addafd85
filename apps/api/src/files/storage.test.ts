import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStorage, isStoredName, newStoredName, type FileStorage } from './storage'

let parent: string
let storage: FileStorage
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lh-storage-'))
  storage = folderStorage(join(parent, 'files'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

test('what is put is got, and nothing else lies about', async () => {
  const name = newStoredName('webp')
  await storage.put(name, Buffer.from([0, 255]))
  expect(await storage.get(name)).toEqual(Buffer.from([0, 255]))
  expect(await readdir(join(parent, 'files'))).toEqual([name])
})

test('what is removed is gone, and to remove it again is nothing', async () => {
  const [name, other] = [newStoredName('pdf'), newStoredName('pdf')]
  await storage.put(name, Buffer.from('a'))
  await storage.put(other, Buffer.from('b'))
  await storage.remove(name)
  await storage.remove(name)
  expect(await readdir(join(parent, 'files'))).toEqual([other])
})

test('a file that is not there is null, also before there is a folder', async () => {
  expect(await storage.get(newStoredName('webp'))).toBeNull()
})

test('names are our own, and no two alike', () => {
  const names = Array.from({ length: 100 }, () => newStoredName('pdf'))
  expect(new Set(names).size).toBe(100)
  expect(names.every(isStoredName)).toBe(true)
})

test.each([
  '',
  '../secret',
  'a/b.webp',
  `${'a'.repeat(32)}.webp/..`,
  `${'a'.repeat(32)}.webp\n`,
  `${'A'.repeat(32)}.webp`,
  '..',
])('%j is none of them', async (name) => {
  expect(await storage.get(name)).toBeNull()
  await storage.remove(name)
  await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow()
})
