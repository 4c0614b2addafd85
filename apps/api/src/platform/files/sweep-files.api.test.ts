import { eq } from 'drizzle-orm'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { files } from '../../db/tables/platform/files'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { sweepFiles } from '../operations/housekeeping'
import { placeEnquiry } from '../../testing/enquiries'
import { startFakeS3, type FakeS3 } from '../../testing/servers/fake-s3'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { insertFile } from './files.repository'
import { s3Storage } from './s3-storage'
import { folderStorage, newStoredName, type FileStorage } from './storage'
import { readStoreAddress, type Store } from './store-address'

const DAY_MS = 24 * 60 * 60 * 1000
/** 02:30 in India. */
const NIGHT = new Date('2026-11-20T21:05:00Z')
const daysAgo = (days: number) => new Date(NIGHT.getTime() - days * DAY_MS)

const server = useTestServer()
const buyer = useBuyer(server)

interface Kept {
  storage: FileStorage
  names(): Promise<string[]>
  /** Sets the time a file was stored. */
  age(name: string, storedAt: Date): Promise<unknown>
}

const folders: string[] = []
const stores: FakeS3[] = []

async function inFolder(): Promise<Kept> {
  const folder = await mkdtemp(join(tmpdir(), 'lh-sweep-'))
  folders.push(folder)
  return {
    storage: folderStorage(folder),
    names: () => readdir(folder),
    age: (name, at) => utimes(join(folder, name), at, at),
  }
}

async function inStore(): Promise<Kept> {
  const store = await startFakeS3()
  stores.push(store)
  return {
    storage: s3Storage(readStoreAddress(store.url) as Store),
    names: () => Promise.resolve([...store.files.keys()].map((name) => name.replace(/^uploads\//, ''))),
    age: (name, at) => Promise.resolve(store.storedAt.set(`uploads/${name}`, at)),
  }
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
  for (const store of stores) await store.stop()
})

describe.each([
  { where: 'in a folder', open: inFolder },
  { where: 'in an S3-compatible store', open: inStore },
])('$where', ({ open }) => {
  let kept: Kept
  beforeAll(async () => {
    kept = await open()
  })

  /** A file stored with its row so many days ago. */
  async function keep(days: number) {
    const storedName = newStoredName('pdf')
    await kept.storage.put(storedName, Buffer.from('list'))
    await kept.age(storedName, daysAgo(days))
    const about = { originalName: 'list.pdf', mediaType: 'application/pdf', bytes: 4, ownerId: buyer.userId }
    const file = { ...about, storedName, purpose: 'enquiry' as const, createdAt: daysAgo(days) }
    return { storedName, id: await insertFile(server.db, file) }
  }

  test('a file that neither an enquiry nor a stock item has goes after a day, and others stay', async () => {
    const [asked, shown, old, young] = [await keep(30), await keep(30), await keep(2), await keep(0.5)]
    await placeEnquiry(server.db, buyer.userId, [{}], { fileId: asked.id })
    const [item] = await server.db.select({ id: stockItems.id }).from(stockItems).limit(1)
    const show = (imageFileId: number | null) =>
      server.db
        .update(stockItems)
        .set({ imageFileId })
        .where(eq(stockItems.id, item?.id ?? 0))
    await show(shown.id)
    await sweepFiles(server.db, kept.storage, NIGHT)
    expect((await kept.names()).sort()).toEqual([asked, shown, young].map(({ storedName }) => storedName).sort())
    expect(await server.db.$count(files, eq(files.id, old.id))).toBe(0)
    // A replaced picture is no longer in use.
    await show(null)
    await sweepFiles(server.db, kept.storage, NIGHT)
    expect(await kept.names()).not.toContain(shown.storedName)
    await server.db.delete(enquiries).where(eq(enquiries.fileId, asked.id))
  })

  test('what has no record goes after a week, at night', async () => {
    const [old, young] = [newStoredName('csv'), newStoredName('csv')]
    for (const [name, days] of [[old, 8] as const, [young, 6] as const]) {
      await kept.storage.put(name, Buffer.from('list'))
      await kept.age(name, daysAgo(days))
    }
    await sweepFiles(server.db, kept.storage, new Date(NIGHT.getTime() - DAY_MS / 2))
    expect(await kept.names()).toEqual(expect.arrayContaining([old, young]))
    await sweepFiles(server.db, kept.storage, NIGHT)
    expect(await kept.names()).not.toContain(old)
    expect(await kept.names()).toContain(young)
  })
})

test('what a put left that was cut off goes too, and nothing that isn’t ours', async () => {
  const { storage, names, age } = await inFolder()
  const [half, foreign] = [`.${'a'.repeat(16)}`, 'README']
  for (const name of [half, foreign]) {
    await writeFile(join(folders.at(-1) ?? '', name), 'x')
    await age(name, daysAgo(30))
  }
  await sweepFiles(server.db, storage, NIGHT)
  expect(await names()).toEqual([foreign])
})
