import { desc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { subClass1Details } from '@lohahaat/contract/reference/kinds/sub-class1-details'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { kinds, type Row } from '../../testing/master-data-kinds'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)

describe.each(kinds)('$say', ({ kind, fresh, change, limits, used }) => {
  const { list, create, update, remove } = kind.calls
  const idOf = (row: Row) => Number(row[kind.id.field])
  const all = async () => (await admin.send(list, { [kind.id.field]: -1 })).body as Row[]
  const find = async (id: number) => (await admin.send(list, { [kind.id.field]: id })).body as Row[]
  const total = async () => Number((await admin.send(list, { [kind.id.field]: -1, page: 1 })).headers['total-count'])
  const created = async () => (await admin.send(create, { ...fresh, [kind.title]: unused() })).body as Row
  let count = 0
  const unused = () => (kind === subClass1Details ? String(500 + ++count) : `New ${++count}`)
  const newestEntry = async () =>
    (await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]

  test('is created, found by its id in a list of one, changed and deleted, each with who and what', async () => {
    const before = (await all()).length
    const { status, body } = await admin.send(create, { [kind.id.field]: 0, ...fresh })
    expect(status).toBe(200)
    expect(body).toMatchObject(fresh)
    const id = idOf(body)
    expect(await find(id)).toEqual([body])
    expect(await all()).toHaveLength(before + 1)
    expect(await total()).toBe(before + 1)
    expect(await newestEntry()).toMatchObject({
      action: 'Created',
      resource: kind.resource,
      recordId: id,
      before: null,
    })

    const changed = await admin.send(update, { ...body, ...change })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ ...fresh, ...change })
    expect(await newestEntry()).toMatchObject({ action: 'Updated', before: fresh, after: { ...fresh, ...change } })

    expect((await admin.send(remove, { [kind.id.field]: id })).body).toEqual({ success: true })
    expect(await find(id)).toEqual([])
    expect(await total()).toBe(before)
    expect(await newestEntry()).toMatchObject({
      action: 'Deleted',
      recordId: id,
      before: { ...fresh, ...change },
      after: null,
    })
  })

  test.each(['9999999', '2147483647'])(
    'the unknown id %s: an empty list, and nothing to change or delete',
    async (id) => {
      expect((await admin.send(list, { [kind.id.field]: id })).body).toEqual([])
      for (const answer of [
        await admin.send(update, { ...fresh, [kind.id.field]: Number(id) }),
        await admin.send(remove, { [kind.id.field]: id }),
      ]) {
        expect(answer).toMatchObject({ status: 400, error: 'There is no such record. It may have been deleted.' })
      }
    },
  )

  test.each(['0', '-2', 'abc', '1.5', '', ' ', '99999999999', '0x10', '1e1'])(
    'the malformed id %j is a 400',
    async (id) => {
      expect((await admin.send(list, { [kind.id.field]: id })).status).toBe(400)
      expect((await admin.send(remove, { [kind.id.field]: id })).status).toBe(400)
    },
  )

  test('a missing id is a 400', async () => {
    for (const call of [list, remove, update]) expect((await admin.send(call)).status).toBe(400)
  })

  test('a visitor gets 401 and a buyer 403 for every write, and nothing changes', async () => {
    const row = await created()
    const writes = [
      [create, fresh],
      [update, row],
      [remove, { [kind.id.field]: idOf(row) }],
    ] as const
    for (const [call, input] of writes) {
      expect((await new TestBrowser(server).send(call, input)).status).toBe(401)
      expect((await buyer.send(call, input)).status).toBe(403)
    }
    expect(await find(idOf(row))).toEqual([row])
  })

  test('reading is for everybody, except sellers', async () => {
    const expected = kind.reading === 'browse the catalogue' ? [200, 200] : [401, 403]
    const seen = [
      await new TestBrowser(server).send(list, { [kind.id.field]: -1 }),
      await buyer.send(list, { [kind.id.field]: -1 }),
    ]
    expect(seen.map(({ status }) => status)).toEqual(expected)
  })

  test('a name is taken whatever its case', async () => {
    const row = await created()
    const name = String(row[kind.title])
    const again = await admin.send(create, { ...fresh, [kind.title]: name.toUpperCase() })
    expect(again).toMatchObject({ status: 400, error: `${name.toUpperCase()} exists already.` })
    const other = await created()
    const renamed = await admin.send(update, { ...other, [kind.title]: name.toLowerCase() })
    expect(renamed).toMatchObject({ status: 400, error: `${name.toLowerCase()} exists already.` })
    expect(await find(idOf(other))).toEqual([other])
  })

  test('of two who saved the same form, the second is told who was first and when', async () => {
    const row = await created()
    const first = await admin.send(update, { ...row, [kind.title]: unused() })
    const second = await admin.send(update, { ...row, [kind.title]: unused() })
    expect(first.status).toBe(200)
    expect(second.status).toBe(400)
    expect(second.error).toMatch(/^This record was changed by .+ at \d+ \w{3} \d{4}, \d\d:\d\d IST\. Please reload/)
    expect(await find(idOf(row))).toEqual([first.body])
  })

  test('a record in use stays, and the text says what uses it', async () => {
    const inUse = (await all()).map(idOf)
    const refused: string[] = []
    for (const id of inUse.slice(0, 5)) {
      const answer = await admin.send(remove, { [kind.id.field]: id })
      if (answer.status === 400) refused.push(answer.error)
    }
    expect(refused.some((text) => used.test(text))).toBe(true)
  })

  test.each(Object.entries(limits))(
    '%s: %i characters are stored as they are, one more is refused',
    async (field, max) => {
      const longest = '7'.repeat(max)
      const base = { ...fresh, [kind.title]: unused() }
      const kept = await admin.send(create, { ...base, [field]: ` ${longest} ` })
      expect(kept.body).toMatchObject({ [field]: longest })
      const refused = await admin.send(create, { ...base, [field]: `${longest}7` })
      expect(refused).toMatchObject({
        status: 400,
        error: `${kind.fields[field]?.label()} can have at most ${max} characters.`,
      })
      await admin.send(remove, { [kind.id.field]: idOf(kept.body as Row) })
    },
  )

  test.each(['<script>alert(1)</script>', `"O'Brien" & Co`, '🏗️ पाइप', 'أنابيب فولاذ', '50%_\\'])(
    '%s is text like any other',
    async (name) => {
      const saved = await admin.send(create, { ...fresh, [kind.title]: name })
      expect(saved.body).toMatchObject({ [kind.title]: name.normalize('NFC') })
      const found = await admin.send(list, { [kind.id.field]: -1, search: name, page: 1 })
      expect(found.body).toEqual([saved.body])
      await admin.send(remove, { [kind.id.field]: idOf(saved.body as Row) })
    },
  )

  test.each(['a\u0000b', '\u0007', 'line\nbreak', '\ud800'])('%j is refused with a text', async (name) => {
    const answer = await admin.send(create, { ...fresh, [kind.title]: name })
    expect(answer.status).toBe(400)
    expect(answer.error).not.toBe('')
  })

  test.each(['', '   '])('the empty name %j is refused by its label', async (name) => {
    const { error } = await admin.send(create, { ...fresh, [kind.title]: name })
    expect(error).toBe(`Please enter ${kind.fields[kind.title]?.label()}.`)
  })
})
