import { beforeAll, describe, expect, test } from 'vitest'
import { fetchSlipPhoto, sendSlipPhoto } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { files } from '../../db/tables/platform/files'
import { deleteUnusedFiles } from '../../platform/files/files.repository'
import { colleagueOf } from '../../testing/firms/companies'
import { useWeighedTruck } from '../../testing/scenes/weighed-truck'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const {
  buyer,
  stranger,
  admin,
  supplier,
  rival,
  emails: _,
  load,
  move,
  send,
  onTheRoad,
  see,
  confirm,
} = useWeighedTruck(server)
const visitor = new TestBrowser(server)
const pdf = { name: 'slip.pdf', bytes: '%PDF-1.4\nRST 4711' }
let truck = 0
let slipId = 0
let thirdId = 0

const addPhoto = async (browser: TestBrowser, id: number, file: { name: string; bytes: string } = pdf) => {
  const { status, lines } = await filesOf(server, browser).send(sendSlipPhoto, { slipId: String(id) }, file)
  return { status, error: lines[0]?.error }
}
const seePhoto = (browser: TestBrowser, id: number) =>
  filesOf(server, browser).download(fetchSlipPhoto, { slipId: String(id) })

beforeAll(async () => {
  truck = await onTheRoad(10_000)
  await send(buyer, truck, 'buyer', 9_930)
  const { slips } = (await send(supplier, truck, 'third', 9_940)).body
  slipId = slips.find(({ side }) => side === 'seller')?.slipId ?? 0
  thirdId = slips.find(({ side }) => side === 'third')?.slipId ?? 0
  await addPhoto(supplier, slipId)
})

describe('another company, another supplier and a visitor get nothing', () => {
  test.each([
    ['another company', stranger, 400],
    ['another supplier', rival, 400],
    ['a visitor', visitor, 401],
  ])('%s', async (_who, other, status) => {
    const isMissing = { status, ...(status === 400 && { error: refusalTexts.consignmentNotFound }) }
    const noSlip = { status, ...(status === 400 && { error: refusalTexts.slipNotFound }) }
    expect(await see(truck, other)).toMatchObject(isMissing)
    for (const side of ['seller', 'buyer', 'third'] as const)
      expect(await send(other, truck, side, 9_900)).toMatchObject(isMissing)
    expect(await confirm(other, thirdId)).toMatchObject(noSlip)
    expect(await addPhoto(other, slipId)).toMatchObject(noSlip)
    const { status: seen, bytes } = await seePhoto(other, slipId)
    expect(seen).toBe(status)
    expect(bytes.toString()).not.toContain('RST 4711')
    expect((await see(truck)).body.slips).toHaveLength(3)
  })

  test('a number that there is not is as little as one of somebody else', async () => {
    expect(await see(2_000_000)).toMatchObject({ error: refusalTexts.consignmentNotFound })
    expect(await confirm(buyer, 2_000_000)).toMatchObject({ error: refusalTexts.slipNotFound })
    expect((await seePhoto(buyer, 2_000_000)).status).toBe(400)
  })

  test('a colleague without the right for it sees the truck as his role has it, and enters nothing', async () => {
    const reader = await colleagueOf(server, buyer, 'Accounts')
    expect((await see(truck, reader)).body).toMatchObject({ maySend: [], mayConfirm: false })
    const other = await onTheRoad(10_000)
    expect(await send(reader, other, 'buyer', 9_990)).toMatchObject({ error: refusalTexts.notYourSlip })
    const colleague = await colleagueOf(server, buyer, 'Buyer')
    expect(await see(truck, colleague)).toMatchObject({ error: refusalTexts.consignmentNotFound })
  })
})

describe('the photo of a slip', () => {
  test('is seen by both sides and administrators, to save and not to open', async () => {
    for (const browser of [buyer, supplier, admin]) {
      const { status, bytes, headers } = await seePhoto(browser, slipId)
      expect([status, bytes.toString()]).toEqual([200, pdf.bytes])
      expect(headers['content-disposition']).toContain('slip.pdf')
      expect(headers['content-type']).toBe('application/octet-stream')
    }
    expect((await see(truck)).body.slips.map(({ photoName }) => photoName)).toEqual(['slip.pdf', null, null])
    expect(await filesOf(server, buyer).download(fetchSlipPhoto, { slipId: String(thirdId) })).toMatchObject({
      status: 400,
    })
  })

  test('comes from the side of the slip, is a picture or PDF, and stays when the slip is replaced or settled', async () => {
    expect(await addPhoto(buyer, slipId)).toMatchObject({ status: 400, error: refusalTexts.notYourSlip })
    const before = await server.db.$count(files)
    expect(await addPhoto(supplier, slipId, { name: 'slip.exe', bytes: 'MZ' })).toMatchObject({ status: 400 })
    expect(await server.db.$count(files)).toBe(before)
    const other = await load()
    const [first] = (await send(supplier, other, 'seller', 10_000)).body.slips
    const why = { replacesSlipId: first?.slipId, reason: 'Misread' }
    const [second] = (await send(supplier, other, 'seller', 10_010, why)).body.slips
    expect(await addPhoto(supplier, first?.slipId ?? 0)).toMatchObject({ error: refusalTexts.slipReplaced })
    await move(other, { noteNo: 'CN/T/2' })
    expect(await addPhoto(supplier, second?.slipId ?? 0)).toMatchObject({ error: refusalTexts.weighmentOver })
  })

  test('is kept while a slip uses it', async () => {
    await addPhoto(supplier, slipId, { ...pdf, name: 'again.pdf' })
    const gone = await deleteUnusedFiles(server.db, new Date(Date.now() + 60_000), 100)
    expect(gone).toHaveLength(1)
    expect((await seePhoto(buyer, slipId)).status).toBe(200)
  })
})
