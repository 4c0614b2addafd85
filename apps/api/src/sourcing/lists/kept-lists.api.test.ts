import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  changeKeptList,
  deleteKeptList,
  exportKeptList,
  fetchKeptList,
  fetchKeptLists,
  keepList,
} from '@lohahaat/contract/sourcing/lists/kept-lists'
import { fetchSharedList, shareList, unshareList } from '@lohahaat/contract/sourcing/lists/list-link'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const owner = useBuyer(server)
const other = useBuyer(server)
const visitor = () => new TestBrowser(server)

const understood = {
  className: 'SHS',
  size: '50x50',
  thickness: '2.9',
  length: 6,
  quantity: 60,
  unit: 'Pieces',
  grade: null,
  make: 'APL Apollo',
}
const priced = { itemId: 1, brandName: 'APL Apollo', price: 58_400, quantity: 60, unit: 'Pieces', weight: 1483.2 }
const line = { line: 'call 9812345678: 50x50x2.9 SHS apollo - 60 nos', understood, isLine: true, priced }

const keep = async (name = 'Monthly stock') => {
  const { status, body } = await owner.send(keepList, { name, lines: [line] })
  expect(status).toBe(200)
  return body
}

test('a list is kept by name, found among the owner’s and as a whole', async () => {
  const { listId } = await keep('Monthly stock')
  const lists = await owner.send(fetchKeptLists, { page: 1 })
  expect(lists.body).toContainEqual(
    expect.objectContaining({ listId, name: 'Monthly stock', lineCount: 1, link: null }),
  )
  expect(Number(lists.headers['total-count'])).toBeGreaterThan(0)
  expect((await owner.send(fetchKeptList, { listId })).body[0]).toMatchObject({ name: 'Monthly stock', lines: [line] })
})

test('it is renamed, or replaced with its name, and its link shows what it holds then', async () => {
  const { listId, updatedAt } = await keep('Monthly stok')
  const { secret } = (await owner.send(shareList, { listId })).body
  const renamed = await owner.send(changeKeptList, { listId, name: ' Monthly stock ' })
  expect(renamed.body).toEqual({ listId, name: 'Monthly stock', lineCount: 1, updatedAt })
  expect((await owner.send(fetchKeptList, { listId })).body[0]?.lines).toMatchObject([line])
  const lines = [line, { ...line, understood: { ...understood, quantity: 40 } }]
  expect((await owner.send(changeKeptList, { listId, name: 'Monthly stock', lines })).body).toMatchObject({
    listId,
    lineCount: 2,
  })
  const shared = (await visitor().send(fetchSharedList, { secret })).body
  expect(shared.lines.map(({ quantity }) => quantity)).toEqual([60, 40])
})

test('a list without a name or without lines is none', async () => {
  const { listId } = await keep()
  expect((await owner.send(changeKeptList, { listId, name: ' ' })).status).toBe(400)
  expect((await owner.send(changeKeptList, { listId, name: 'Empty', lines: [] })).status).toBe(400)
  expect((await owner.send(fetchKeptList, { listId })).body[0]).toMatchObject({ name: 'Monthly stock', lineCount: 1 })
})

test('its owner has it as a sheet', async () => {
  const { listId } = await keep()
  const { status, bytes } = await filesOf(server, owner).download(exportKeptList, { listId: String(listId) })
  expect(status).toBe(200)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
})

test('one key keeps one list', async () => {
  const send = () => owner.send(keepList, { name: 'Once', lines: [line] }, { 'idempotency-key': 'once' })
  const answers = await Promise.all([send(), send(), send()])
  expect(new Set(answers.map(({ body }) => body.listId)).size).toBe(1)
})

test('nobody else sees, changes, shares, exports or deletes it', async () => {
  const { listId } = await keep()
  expect((await other.send(fetchKeptList, { listId })).body).toEqual([])
  for (const call of [deleteKeptList, unshareList, shareList, exportKeptList])
    expect((await other.send(call, { listId })).status).toBe(400)
  expect(await other.send(changeKeptList, { listId, name: 'Mine', lines: [line] })).toMatchObject({ status: 400 })
  expect((await visitor().send(fetchKeptList, { listId })).status).toBe(401)
  expect((await owner.send(fetchKeptList, { listId })).body).toMatchObject([{ name: 'Monthly stock' }])
})

test('a deleted list is gone, and its link with it', async () => {
  const { listId } = await keep()
  const { secret } = (await owner.send(shareList, { listId })).body
  expect((await owner.send(deleteKeptList, { listId })).body).toEqual({ success: true })
  expect((await owner.send(fetchKeptList, { listId })).body).toEqual([])
  expect(await visitor().send(fetchSharedList, { secret })).toMatchObject({
    status: 400,
    error: refusalTexts.listLinkDead,
  })
})

test('a link shows items and quantities, prices only where ticked, and never what was written', async () => {
  const { listId } = await keep()
  const plain = (await owner.send(shareList, { listId })).body
  const shared = (await visitor().send(fetchSharedList, { secret: plain.secret })).body
  expect(shared.lines).toEqual([expect.objectContaining({ size: '50x50', quantity: 60, brandName: null, price: null })])
  expect(JSON.stringify(shared)).not.toContain('9812345678')
  const open = (await owner.send(shareList, { listId, showsPrices: true })).body
  expect((await visitor().send(fetchSharedList, { secret: open.secret })).body.lines[0]?.price).toBe(58_400)
  expect((await visitor().send(fetchSharedList, { secret: plain.secret })).status).toBe(400)
})

test('a link ends after 30 days, or when its owner ends it', async () => {
  const { listId } = await keep()
  const { secret, endsAt } = (await owner.send(shareList, { listId })).body
  expect(Math.round((Date.parse(endsAt) - Date.now()) / 86_400_000)).toBe(30)
  await server.db.execute(sql`update list_links set ends_at = now() - interval '1 second' where list_id = ${listId}`)
  expect((await visitor().send(fetchSharedList, { secret })).status).toBe(400)
  const again = (await owner.send(shareList, { listId })).body
  expect((await owner.send(unshareList, { listId })).body).toEqual({ success: true })
  expect((await visitor().send(fetchSharedList, { secret: again.secret })).status).toBe(400)
})

test('the secret is not stored', async () => {
  const { listId } = await keep()
  const { secret } = (await owner.send(shareList, { listId })).body
  const { rows } = await server.db.execute<{ text: string }>(sql`select list_links::text as text from list_links`)
  expect(rows.some(({ text }) => text.includes(secret))).toBe(false)
})

test('an account keeps at most a hundred lists', async () => {
  await server.db.execute(sql`insert into kept_lists (owner_id, name, lines, created_at, updated_at)
    select ${other.userId}, 'x', '[{}]', now(), now() from generate_series(1, 100)`)
  expect(await other.send(keepList, { name: 'One more', lines: [line] })).toMatchObject({
    status: 400,
    error: refusalTexts.tooManyLists(100),
  })
})
