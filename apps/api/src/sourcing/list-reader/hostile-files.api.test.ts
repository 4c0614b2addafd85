import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/sourcing/enquiries/para-master-details-with-para-code1'
import { MOST_LINES } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import { uploadEnquiry } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import { refusals, type RefusalName } from '@lohahaat/contract/platform/errors'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { files } from '../../db/tables/platform/files'
import { hostileFiles, type HostileFile } from '../../testing/hostile/hostile-files'
import { filesOf } from '../../testing/stock-desk'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const desk = filesOf(server, buyer)

const MEBIBYTE = 1024 * 1024
const AT_ONCE = 2

type Outcome = { status: number; body: Record<string, unknown> }
const outcomes = new Map<HostileFile, Outcome>()
const seen = { answers: new Set<number>(), asked: 0, mostMemory: 0, stored: 0 }

const heldMemory = () => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function send(file: HostileFile, bytes: Buffer) {
  const fields = { name: 'Asha', phoneNo: '9812345678', deliveryDays: '-1' }
  // The limit of lists per person is not what this is about.
  await server.db.execute(sql`delete from rate_limits`)
  const { status, lines } = await desk.send(uploadEnquiry, fields, { name: file.name, bytes: Buffer.from(bytes) })
  outcomes.set(file, { status, body: lines[0] ?? {} })
}

/** Others go on asking meanwhile. */
async function lookAround(isOver: () => boolean) {
  const visitor = new TestBrowser(server)
  while (!isOver()) {
    seen.answers.add((await visitor.send(paraMasterDetailsWithParaCode1, { parameterCode: 'Delivery' })).status)
    seen.asked++
    seen.mostMemory = Math.max(seen.mostMemory, heldMemory())
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

beforeAll(async () => {
  const put = vi.spyOn(server.storage, 'put')
  const remove = vi.spyOn(server.storage, 'remove')
  const waiting: { file: HostileFile; bytes: Buffer }[] = []
  for (const file of hostileFiles) waiting.push({ file, bytes: await file.bytes() })
  const before = heldMemory()
  const sender = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(next.file, next.bytes)
  }
  let isOver = false
  const senders = Promise.all(Array.from({ length: AT_ONCE }, sender)).finally(() => (isOver = true))
  await Promise.all([senders, lookAround(() => isOver)])
  seen.mostMemory -= before
  seen.stored = put.mock.calls.length - remove.mock.calls.length
}, 120_000)

const isRefusal = (name: string): name is RefusalName => name in refusals

test.each(hostileFiles)('$say: $answer', (file) => {
  const { status, body } = outcomes.get(file) ?? { status: 0, body: {} }
  if (isRefusal(file.answer)) {
    const text: unknown = refusalTexts[file.answer]
    expect({ status, error: body.error }).toEqual({
      status: refusals[file.answer],
      error: typeof text === 'string' ? text : expect.any(String),
    })
  } else {
    expect(file.answer === 'kept' ? [200] : file.answer === 'refused' ? [400] : [200, 400]).toContain(status)
  }
  if (status === 200) expect(Number(body.matched) + Number(body.unmatched)).toBeLessThanOrEqual(MOST_LINES)
  else expect(body).toEqual({ error: expect.stringMatching(/./) })
})

test('there are a hundred of them', () => expect(new Set(hostileFiles).size).toBeGreaterThanOrEqual(100))

test('what was refused left nothing behind', async () => {
  const kept = [...outcomes.values()].filter(({ status }) => status === 200).length
  expect(seen.stored).toBe(kept)
  expect(await server.db.$count(files)).toBe(kept)
  expect(await server.db.$count(enquiries)).toBe(kept)
})

test('others were answered all the time, and memory stayed within bounds', () => {
  expect([...seen.answers]).toEqual([200])
  expect(seen.asked).toBeGreaterThan(outcomes.size / 10)
  expect(seen.mostMemory).toBeLessThan(300 * MEBIBYTE)
})
