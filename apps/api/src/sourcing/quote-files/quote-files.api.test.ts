import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { addQuoteFile, deleteQuoteFile, fetchQuoteFile } from '@lohahaat/contract/sourcing/quotes/quote-files'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { files } from '../../db/tables/platform/files'
import { quoteFiles } from '../../db/tables/sourcing/quote-files'
import { deleteUnusedFiles } from '../../platform/files/files.repository'
import { type PlacedEnquiry, offer, threeLines } from '../../testing/quotes'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const people = {
  buyer: useBuyer(server),
  party: useBuyer(server),
  rival: useBuyer(server),
  stranger: useBuyer(server),
  admin: useAdmin(server),
}
const { buyer, party, rival } = people
let enquiry: PlacedEnquiry
const query = () => ({ enquiryId: String(enquiry.id) })
const pdf = (name = 'mtc.pdf') => ({ name, bytes: '%PDF-1.4\ncertificate' })

async function add(file: Parameters<ReturnType<typeof filesOf>['send']>[2] = pdf(), browser = party) {
  const { status, lines } = await filesOf(server, browser).send(addQuoteFile, query(), file)
  return { status, body: lines[0] as { quoteFileId: number; fileName: string; error: string } }
}
const see = (quoteFileId: number, browser = party) =>
  filesOf(server, browser).download(fetchQuoteFile, { quoteFileId: String(quoteFileId) })
const remove = (quoteFileId: number, browser = party) =>
  browser.send(deleteQuoteFile, { quoteFileId: String(quoteFileId) })

beforeEach(async () => {
  enquiry = await threeLines(server.db, buyer.userId)
  await offer(party, enquiry, [58_000, 1850, 60_000])
  await offer(rival, enquiry, [58_000, 1850, 60_000])
})

test('a file of a quote is for its party, the buyer and administrators, by every new version too', async () => {
  const { status, body } = await add()
  expect([status, body.fileName]).toEqual([200, 'mtc.pdf'])
  await offer(party, enquiry, [57_000, 1850, 60_000])
  const compared = (await buyer.send(fetchQuotes, query())).body.find(({ partyId }) => partyId === party.userId)
  expect(compared?.files).toEqual([body])
  expect((await party.send(fetchQuotePrice, query())).body[0]?.quote?.files).toEqual([body])
  expect((await rival.send(fetchQuotePrice, query())).body[0]?.quote?.files).toEqual([])
  const answers = await Promise.all(Object.values(people).map((browser) => see(body.quoteFileId, browser)))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 400, 400, 200])
  expect(answers[0]?.bytes.toString()).toBe('%PDF-1.4\ncertificate')
  expect(answers[0]?.headers['content-disposition']).toContain('mtc.pdf')
  expect(answers[0]?.headers['content-type']).toBe('application/octet-stream')
})

test('there are at most three, also when they come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => add(pdf(`${at}.pdf`))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400, 400])
  expect(answers.find(({ status }) => status === 400)?.body.error).toBe(refusalTexts.quoteFilesFull(3))
  const [kept] = answers.filter(({ status }) => status === 200)
  expect((await remove(kept?.body.quoteFileId ?? 0)).status).toBe(200)
  expect((await add()).status).toBe(200)
})

test.each([
  ['a program', { name: 'mtc.exe', bytes: 'MZ' }, refusalTexts.wrongFileType],
  ['a text called PDF', { name: 'mtc.pdf', bytes: 'hello' }, refusalTexts.notWhatItSays('pdf')],
  ['no file', undefined, refusalTexts.noFile],
])('%s is refused', async (_, file, error) => {
  const before = await server.db.$count(files)
  const sent = await filesOf(server, party).send(addQuoteFile, query(), ...(file ? [file] : []))
  expect([sent.status, sent.lines[0]?.error]).toEqual([400, error])
  expect(await server.db.$count(files)).toBe(before)
})

test('whoever has no quote adds no file, and the buyer neither', async () => {
  expect(await add(pdf(), people.stranger)).toMatchObject({ status: 400, body: { error: refusalTexts.quoteNotFound } })
  expect(await add(pdf(), buyer)).toMatchObject({ status: 403, body: { error: refusalTexts.ownEnquiry } })
})

test('only the party takes a file off, and only while the enquiry is open', async () => {
  const { quoteFileId } = (await add()).body
  for (const browser of [buyer, rival, people.stranger, people.admin])
    expect(await remove(quoteFileId, browser)).toMatchObject({ status: 400, error: refusalTexts.noQuoteFile })
  const second = (await add()).body
  expect((await remove(quoteFileId)).status).toBe(200)
  expect((await see(quoteFileId)).status).toBe(400)
  await buyer.send(closeEnquiry, { enquiryId: enquiry.id })
  const error = refusalTexts.enquiryCompleted(enquiry.leadId)
  expect(await remove(second.quoteFileId)).toMatchObject({ status: 400, error })
  expect((await add()).body.error).toBe(error)
  expect((await see(second.quoteFileId)).status).toBe(200)
})

test('a file of a quote is not swept, and one that was taken off is', async () => {
  const [kept, gone] = [(await add()).body, (await add()).body]
  await remove(gone.quoteFileId)
  await deleteUnusedFiles(server.db, new Date(Date.now() + 1000), 1000)
  const rows = await server.db
    .select()
    .from(quoteFiles)
    .innerJoin(files, eq(files.id, quoteFiles.fileId))
    .where(eq(quoteFiles.id, kept.quoteFileId))
  expect(rows).toHaveLength(1)
  expect(await server.db.$count(files, eq(files.purpose, 'quote'))).toBe(await server.db.$count(quoteFiles))
})
