import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFakeS3 } from '../../testing/servers/fake-s3'
import { s3Storage } from './s3-storage'
import { folderStorage, isStoredName, newStoredName, type FileStorage } from './storage'
import { readStoreAddress, type Store } from './store-address'

interface Kept {
  storage: FileStorage
  names(): Promise<string[]>
  clear(): Promise<void>
}

async function inFolder(): Promise<Kept> {
  const parent = await mkdtemp(join(tmpdir(), 'lh-storage-'))
  const folder = join(parent, 'files')
  return {
    storage: folderStorage(folder),
    names: () => readdir(folder),
    clear: () => rm(parent, { recursive: true, force: true }),
  }
}

async function inStore(bucketIn: 'path' | 'host'): Promise<Kept> {
  const store = await startFakeS3(bucketIn)
  return {
    storage: s3Storage(readStoreAddress(store.url) as Store),
    names: () => Promise.resolve([...store.files.keys()].map((name) => name.replace(/^uploads\//, ''))),
    clear: () => store.stop(),
  }
}

async function listed(storage: FileStorage) {
  const found = []
  for await (const some of storage.list()) found.push(...some)
  return found
}

describe.each([
  { where: 'in a folder', open: inFolder },
  { where: 'in an S3-compatible store', open: () => inStore('path') },
  { where: 'in one whose address has the bucket in the host', open: () => inStore('host') },
])('$where', ({ open }) => {
  let kept: Kept
  beforeEach(async () => {
    kept = await open()
  })
  afterEach(() => kept.clear())

  test('what is put is got, and nothing else lies about', async () => {
    const name = newStoredName('webp')
    await kept.storage.put(name, Buffer.from([0, 255]))
    expect(await kept.storage.get(name)).toEqual(Buffer.from([0, 255]))
    expect(await kept.names()).toEqual([name])
  })

  test('what is removed is gone, and to remove it again is nothing', async () => {
    const [name, other] = [newStoredName('pdf'), newStoredName('pdf')]
    await kept.storage.put(name, Buffer.from('a'))
    await kept.storage.put(other, Buffer.from('b'))
    await kept.storage.remove(name)
    await kept.storage.remove(name)
    expect(await kept.names()).toEqual([other])
  })

  test('all that is there is listed, with when it was stored', async () => {
    expect(await listed(kept.storage)).toEqual([])
    const names = Array.from({ length: 5 }, () => newStoredName('pdf'))
    const before = Date.now() - 2000
    for (const name of names) await kept.storage.put(name, Buffer.from('a'))
    const found = await listed(kept.storage)
    expect(found.map(({ name }) => name).sort()).toEqual(names.sort())
    expect(found.every(({ storedAt }) => storedAt.getTime() > before)).toBe(true)
  })

  test('a file that is not there is null, also before there is a folder', async () => {
    expect(await kept.storage.get(newStoredName('webp'))).toBeNull()
  })

  test.each([
    '',
    '../secret',
    'a/b.webp',
    `${'a'.repeat(32)}.webp/..`,
    `${'a'.repeat(32)}.webp\n`,
    `${'A'.repeat(32)}.webp`,
    '..',
  ])('%j is no name', async (name) => {
    expect(await kept.storage.get(name)).toBeNull()
    await kept.storage.remove(name)
    await expect(kept.storage.put(name, Buffer.from('x'))).rejects.toThrow()
  })
})

test('names are our own, and no two alike', () => {
  const names = Array.from({ length: 100 }, () => newStoredName('pdf'))
  expect(new Set(names).size).toBe(100)
  expect(names.every(isStoredName)).toBe(true)
})

test('of what a folder can’t take nothing lies about', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'lh-storage-'))
  const name = newStoredName('webp')
  await mkdir(join(parent, name))
  await expect(folderStorage(parent).put(name, Buffer.from('a'))).rejects.toThrow()
  expect(await readdir(parent)).toEqual([name])
  await rm(parent, { recursive: true })
})
