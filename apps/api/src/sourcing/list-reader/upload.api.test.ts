import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchEnquiryFile } from '@lohahaat/contract/sourcing/list-reader/enquiry-file'
import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import { readEnquiryFile } from '@lohahaat/contract/sourcing/list-reader/read-enquiry-file'
import { uploadEnquiry } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import { istDay } from '@lohahaat/domain/platform/ist'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { files } from '../../db/tables/platform/files'
import { quotes } from '../../db/tables/sourcing/quotes'
import { createLimits } from '../../platform/http/limits/limits'
import { writeXlsx } from '../../platform/spreadsheets/write-sheet'
import { leafIds, placeEnquiry } from '../../testing/enquiries'
import type { SentFile } from '../../testing/hostile/form'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const party = useBuyer(server)
const stranger = useBuyer(server)
const [desk, partyDesk] = [filesOf(server, buyer), filesOf(server, party)]

const fields = { name: 'Asha Verma', phoneNo: '+91 98123 45678', deliveryDays: '-1', deliveryPlace: '110001' }
const list = 'SHS 50x50x2.9 25 nos\nGI pipe 50NB B class 300 kg\n65 NB light 10 nos\nsomething nice\n'
const csv = (bytes: string): SentFile => ({ name: 'list.csv', bytes })

async function upload(file: SentFile, more: Record<string, string> = {}, from = desk) {
  const { status, lines } = await from.send(uploadEnquiry, { ...fields, ...more }, file)
  return {
    status,
    body: lines[0] as Record<'enquiryId' | 'matched' | 'unmatched', number> & { error: string },
  }
}

const leafOf = (name: string) => leafIds(server.db, name)

/** Some parameter of a kind. */
async function parameterOf(code: string): Promise<string> {
  const { rows } = await server.db.execute<{ id: number }>(sql`select id from parameters where code = ${code}`)
  return String(rows[0]?.id)
}

describe('a list in a file', () => {
  const header = ['S.No', 'Description', 'Size', 'Thk', 'Qty', 'UOM']
  const row = ['1', 'Square tube', '50x50', '2.9', '25', 'Nos']
  const sheet = (name: string, ...rows: string[][]) => writeXlsx([name], rows)

  test.each([
    { say: 'a CSV file with a header', bytes: async () => Buffer.from([header, row].join('\n')) },
    { say: 'a workbook with a heading', bytes: () => sheet('Enquiry of Verma Fabricators', header, row) },
    { say: 'a column of free text', bytes: () => sheet('SHS 50x50x2.9 25 nos') },
    { say: 'free text with commas', bytes: async () => Buffer.from('SHS 50x50x2.9, 25 nos') },
  ])('$say', async ({ bytes }) => {
    const { status, lines } = await desk.send(readEnquiryFile, {}, { name: 'x', bytes: Buffer.from(await bytes()) })
    expect(status).toBe(200)
    const [found, ...others] = lines[0] as unknown as EnquiryLine[]
    expect(others).toEqual([])
    expect(found).toMatchObject({ certain: true, asked: { quantity: 25, unit: 'Pieces' } })
    expect(found?.item).toEqual(await leafOf('SHS / 50x50 / 2.9'))
    expect(found?.line).toMatch(/50x50.*25/)
  })

  test('in which a comma may stand for something else is not certain', async () => {
    const { lines } = await desk.send(readEnquiryFile, {}, csv('SHS 50x50x2.9 - 1,250 kg\nSHS 50x50x2.9 2 ton'))
    const found = lines[0] as unknown as EnquiryLine[]
    expect(found.map(({ certain }) => certain)).toEqual([false, true])
  })

  test('that is neither a table, nor a PDF, nor a photo is none', async () => {
    const { status, lines } = await desk.send(readEnquiryFile, {}, { name: 'list.csv', bytes: 'GIF89a\0\0' })
    expect(status).toBe(400)
    expect(lines).toEqual([
      { error: 'This file is no list that can be read: only XLSX, CSV, PDF and photos as JPG, PNG or WebP are.' },
    ])
  })
})

describe('an enquiry of a list', () => {
  test('has what is certain, and the file as it was sent', async () => {
    const { body } = await upload(csv(list))
    expect(body).toMatchObject({ leadId: expect.stringMatching(/^E-\d{6}$/), matched: 2, unmatched: 2 })
    const [found] = (await buyer.send(fetchEnquiries, { enquiryId: String(body.enquiryId) })).body
    expect(found).toMatchObject({
      ...{ departmentName: 'Pipe', brand: null, deliveryDaysId: null, deliveryPlace: '110001', fileName: 'list.csv' },
      enquiryDay: istDay(new Date()).replaceAll('-', ''),
      enquiryItems: [
        { className: 'SHS', quantity: 25, unit: 'Pieces', asWritten: 'SHS 50x50x2.9 25 nos' },
        { className: 'GI', quantity: 0.3, unit: 'Ton', asWritten: 'GI pipe 50NB B class 300 kg' },
      ],
    })
    const [contact] = await server.db
      .select({ name: enquiries.contactName, phone: enquiries.contactPhone })
      .from(enquiries)
      .where(eq(enquiries.id, body.enquiryId))
    expect(contact).toEqual({ name: 'Asha Verma', phone: '+91 98123 45678' })
  })

  test('has the items that the buyer made of it', async () => {
    const { departmentId: _, ...ids } = await leafOf('SHS / 50x50 / 2.9')
    const wishes = { asWritten: 'something nice', make: 'Jindal', grade: 'YST 210' }
    const items = [{ ...ids, quantity: 7, quantityUnit: 'Pieces', length: 4.25, ...wishes }]
    const deliveryDays = await parameterOf('Delivery')
    const { body } = await upload(csv(list), { items: JSON.stringify(items), deliveryDays })
    expect(body).toMatchObject({ matched: 1, unmatched: 0 })
    const [found] = (await buyer.send(fetchEnquiries, { enquiryId: String(body.enquiryId) })).body
    expect(found).toMatchObject({ deliveryDaysId: Number(deliveryDays), departmentName: 'Pipe' })
    expect(found?.enquiryItems).toMatchObject([{ quantity: 7, length: 4.25, ...wishes }])
  })

  test('is refused as a whole', async () => {
    const [put, remove] = [vi.spyOn(server.storage, 'put'), vi.spyOn(server.storage, 'remove')]
    const before = await server.db.$count(files)
    const { sizeId: _, departmentId: __, ...ids } = await leafOf('SHS / 50x50 / 2.9')
    const item = { ...ids, sizeId: 1, quantity: 7, quantityUnit: 'Pieces' }
    const refused = [
      { items: JSON.stringify([item]) },
      { items: '[' },
      { items: '[]' },
      { deliveryDays: '2000000000' },
      { deliveryDays: await parameterOf('Grade') },
      { phoneNo: 'call me' },
      { name: 'x'.repeat(51) },
      { deliveryPlace: '12' },
    ]
    for (const more of refused) {
      const { status, body } = await upload(csv(list), more)
      expect({ status, body, more }).toEqual({ status: 400, body: { error: expect.any(String) }, more })
    }
    expect(await server.db.$count(files)).toBe(before)
    expect(put.mock.calls.length).toBeGreaterThan(0)
    expect(remove.mock.calls.map(([name]) => name)).toEqual(put.mock.calls.map(([name]) => name))
    vi.restoreAllMocks()
  })
})

describe('the file of an enquiry', () => {
  const pdf: SentFile = { name: 'नक्शा <1>.pdf', bytes: '%PDF-1.7 a drawing' }
  const get = async (browser: TestBrowser, id: number) => {
    const query = { enquiryId: String(id) }
    const { status, bytes, headers } = await filesOf(server, browser).download(fetchEnquiryFile, query)
    return { status, text: bytes.toString(), headers }
  }
  let id: number
  beforeAll(async () => {
    const { body } = await upload(pdf)
    expect(body).toMatchObject({ matched: 0, unmatched: 0 })
    id = body.enquiryId
  })

  test('is as it was sent, to be saved and never to be shown', async () => {
    const { text, headers } = await get(buyer, id)
    expect(text).toBe(pdf.bytes)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%E0.+%3C1%3E\.pdf$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test('is for everybody while it is open, then for whom it concerns', async () => {
    const statuses = async () => {
      const answers = [buyer, admin, party, stranger, new TestBrowser(server)].map((browser) => get(browser, id))
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    expect(await statuses()).toEqual([200, 200, 200, 200, 401])
    await server.db.insert(quotes).values({ enquiryId: id, partyId: party.userId, revision: 1 })
    await server.db.update(enquiries).set({ status: 'Completed' }).where(eq(enquiries.id, id))
    expect(await statuses()).toEqual([200, 200, 200, 403, 401])
  })

  test('is none where there is none', async () => {
    const { id: without } = await placeEnquiry(server.db, buyer.userId)
    expect(await get(buyer, without)).toMatchObject({ status: 400, text: '{"error":"This enquiry has no file."}' })
    expect(await get(buyer, 2_000_000_000)).toMatchObject({
      status: 400,
      text: '{"error":"There is no such enquiry."}',
    })
  })
})

describe('nobody sends lists without end', () => {
  const statuses = async (count: number) => {
    const sent = Array.from({ length: count }, () => upload(csv(list), {}, partyDesk))
    return (await Promise.all(sent)).map(({ status }) => status).sort()
  }

  test('ten at once', async () => {
    expect(await statuses(12)).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    expect(await statuses(1)).toEqual([200])
  })

  test('three hundred within an hour', async () => {
    const { listsPerUser } = createLimits(server.connection.pool)
    await listsPerUser.set(String(party.userId), 300, 3600)
    expect(await statuses(1)).toEqual([429])
  })
})
