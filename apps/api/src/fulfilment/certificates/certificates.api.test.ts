import { expect, test } from 'vitest'
import {
  addCertificate,
  deleteCertificate,
  fetchAlarmCount,
  fetchCertificate,
  fetchCertificateFile,
  fetchCertificates,
  fetchOrderCertificates,
  readCertificate,
  saveCertificate,
} from '@lohahaat/contract/fulfilment/certificates/certificates'
import {
  fetchConsignmentCertificates,
  tieCertificate,
  untieCertificate,
} from '@lohahaat/contract/fulfilment/certificates/ties'
import { fetchOrderPapers } from '@lohahaat/contract/billing/papers/order-papers'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import type { Certificate } from '@lohahaat/domain/fulfilment/certificates/certificate'
import { rightCertificates } from '@lohahaat/domain/fulfilment/certificates/twelve-certificates'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { files } from '../../db/tables/platform/files'
import { insertSetting } from '../../reference/trade-settings/trade-settings.repository'
import { confirmPaper, typedPaper, uploadPaper } from '../../testing/trucks/certificates'
import { makeSupplier } from '../../testing/firms/suppliers'
import { sellerOf } from '../../testing/firms/supplier-rows'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { deleteUnusedFiles } from '../../platform/files/files.repository'
import { eq } from 'drizzle-orm'

const server = useTestServer()
const admin = useAdmin(server)
const stranger = useBuyer(server)

const [tube] = rightCertificates as [Certificate]
const one = (certificateId: number) => ({ certificateId: String(certificateId) })
const save = (
  browser: TestBrowser,
  { certificateId, version }: { certificateId: number; version: number },
  rest: object,
) => browser.send(saveCertificate, { ...typedPaper(tube), ...rest, certificateId, version })

test('a draft is saved as far as it goes, and confirmed only when it is complete', async () => {
  const supplier = await makeSupplier(server)
  const { body: draft } = await uploadPaper(server, supplier, '%PDF-1.4\ncertificate')
  expect(draft).toMatchObject({ state: 'draft', maker: null, heats: [], outcome: null, mayChange: true })
  const { certificateId, version } = draft
  const half = await supplier.send(saveCertificate, { certificateId, version, maker: 'Sample Tubes' })
  expect(half.body).toMatchObject({ state: 'draft', maker: 'Sample Tubes', version: 2 })
  const early = await supplier.send(saveCertificate, {
    certificateId,
    version: 2,
    maker: 'Sample Tubes',
    confirm: true,
  })
  const missing = 'standard, size, thickness, quantity, at least one heat'
  expect([early.status, early.error]).toEqual([400, refusalTexts.certificateIncomplete(missing)])
  const whole = await save(supplier, half.body, { confirm: true, licenceCheckedOn: '2026-11-01' })
  expect(whole.body).toMatchObject({
    state: 'confirmed',
    outcome: 'pass',
    mayChange: false,
    licenceCheckedOn: '2026-11-01',
  })
  expect(whole.body.confirmedBy).toBe(whole.body.licenceCheckedBy)
})

test('what is confirmed is corrected by an administrator, and the audit has what it said before', async () => {
  const supplier = await makeSupplier(server)
  const paper = await confirmPaper(server, supplier, tube)
  const refused = { status: 400, error: refusalTexts.certificateConfirmed }
  expect(await save(supplier, paper, { maker: 'Other Tubes' })).toMatchObject(refused)
  expect(await supplier.send(deleteCertificate, one(paper.certificateId))).toMatchObject(refused)
  expect((await save(admin, paper, { maker: 'Other Tubes' })).body.maker).toBe('Other Tubes')
  const stale = await save(admin, paper, { maker: 'Third Tubes' })
  expect(stale.error).toBe(refusalTexts.certificateChanged)
  const [entry] = await server.db.select().from(auditEntries).where(eq(auditEntries.recordId, paper.certificateId))
  expect(entry).toMatchObject({
    resource: 'Certificate',
    before: { maker: 'Sample Tubes' },
    after: { maker: 'Other Tubes' },
  })
})

test('a draft is deleted with its file, and the file of another one stays', async () => {
  const supplier = await makeSupplier(server)
  const [gone, kept] = [
    await uploadPaper(server, supplier, '%PDF-1.4\na'),
    await uploadPaper(server, supplier, '%PDF-1.4\nb'),
  ]
  expect((await supplier.send(deleteCertificate, one(gone.body.certificateId))).status).toBe(200)
  await deleteUnusedFiles(server.db, new Date(Date.now() + 1000), 1000)
  expect(await server.db.$count(files, eq(files.ownerId, supplier.userId))).toBe(1)
  expect((await supplier.send(fetchCertificate, one(gone.body.certificateId))).error).toBe(
    refusalTexts.certificateNotFound,
  )
  expect((await supplier.send(fetchCertificate, one(kept.body.certificateId))).status).toBe(200)
})

test('a vault is filtered by maker, standard, heat and alarm, and is one’s own', async () => {
  const [supplier, rival] = [await makeSupplier(server), await makeSupplier(server)]
  const maker = `Vault Tubes ${supplier.userId}`
  const plain = await confirmPaper(server, supplier, { ...tube, maker, heats: [heat('V 100', tube)] })
  const odd = await confirmPaper(server, supplier, {
    ...tube,
    maker,
    testedOn: '2026-10-20',
    heats: [heat('V200', tube)],
  })
  await confirmPaper(server, rival, { ...tube, maker })
  const found = async (browser: TestBrowser, filters: object) =>
    (await browser.send(fetchCertificates, { page: '1', ...filters })).body.map(({ certificateId }) => certificateId)
  expect(await found(supplier, {})).toEqual([odd.certificateId, plain.certificateId])
  expect(await found(supplier, { heatNo: 'v100' })).toEqual([plain.certificateId])
  expect(await found(supplier, { standard: 'IS 4923' })).toEqual([])
  expect(await found(supplier, { standard: 'IS 1239', maker: 'vault' })).toHaveLength(2)
  expect(await found(supplier, { alarmed: 'true' })).toEqual([odd.certificateId])
  expect(await found(admin, { maker })).toHaveLength(3)
  expect(await found(rival, { heatNo: 'V200' })).toEqual([])
  expect((await admin.send(fetchAlarmCount)).body).toBeGreaterThan(0)
  expect((await stranger.send(fetchCertificates, {})).error).toBe(refusalTexts.suppliersOnly)
})

const heat = (heatNo: string, { heats }: Certificate, figures: object = {}) => ({
  ...(heats[0] ?? { tests: {} }),
  heatNo,
  figures: { ...heats[0]?.figures, ...figures },
})

test('a heat with two chemistries is an alarm on both papers, and tells nobody of a rival’s paper', async () => {
  const [supplier, rival] = [await makeSupplier(server), await makeSupplier(server)]
  const maker = `Melt ${supplier.userId}`
  const first = await confirmPaper(server, supplier, { ...tube, maker, heats: [heat('M1', tube)] })
  expect(first.alarms).toEqual([])
  const second = await confirmPaper(server, rival, { ...tube, maker, heats: [heat('m 1', tube, { carbon: '0.13' })] })
  expect(second.alarms).toMatchObject([{ kind: 'twoChemistries', elements: ['carbon'], certificateIds: [] }])
  const again = (await admin.send(fetchCertificate, one(first.certificateId))).body
  expect(again.alarms).toMatchObject([{ kind: 'twoChemistries', certificateIds: [second.certificateId] }])
})

test('the zinc that is asked for is a setting', async () => {
  const supplier = await makeSupplier(server)
  const dipped = { ...tube, isHotDip: true, heats: [heat('Z1', tube, { zinc: '380', uniformity: '5' })] }
  const { certificateId, outcome } = await confirmPaper(server, supplier, dipped)
  expect(outcome).toBe('checkOrder')
  await insertSetting(server.db, {
    name: 'fulfilment',
    value: { zincEnough: 360, zincLeast: 350 },
    createdAt: new Date(),
  })
  expect((await supplier.send(fetchCertificate, one(certificateId))).body.outcome).toBe('pass')
})

test.each([
  ['a program', { name: 'tc.exe', bytes: 'MZ' }, refusalTexts.wrongFileType],
  ['a sheet', { name: 'tc.csv', bytes: 'a,b\n1,2\n' }, refusalTexts.paperWrongType],
  ['a text called PDF', { name: 'tc.pdf', bytes: 'hello' }, refusalTexts.notWhatItSays('pdf')],
])('%s is no certificate', async (_, file, error) => {
  const supplier = await makeSupplier(server)
  const sent = await filesOf(server, supplier).send(addCertificate, {}, file)
  expect([sent.status, sent.lines[0]?.error]).toEqual([400, error])
})

test('a photo is kept and not read', async () => {
  const supplier = await makeSupplier(server)
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const { body } = await uploadPaper(server, supplier, png, 'tc.png')
  const read = await supplier.send(readCertificate, { certificateId: body.certificateId })
  expect(read.error).toBe(refusalTexts.onlyPdfIsRead)
})

test('who only keeps the supplier’s books looks, and changes nothing', async () => {
  const owner = await makeSupplier(server)
  const { certificateId } = await confirmPaper(server, owner, tube)
  const clerk = await makeSupplier(server, 'Accounts', await sellerOf(server, owner))
  expect((await clerk.send(fetchCertificate, one(certificateId))).body.mayKeep).toBe(true)
  expect((await uploadPaper(server, clerk, '%PDF-1.4\na')).body.error).toBe(refusalTexts.suppliersOnly)
})

test('a company, a supplier and a visitor try another’s certificate by its id and by guessed links: none succeeds', async () => {
  const supplier = await makeSupplier(server)
  const draft = (await uploadPaper(server, supplier, '%PDF-1.4\nsecret')).body
  const paper = await confirmPaper(server, supplier, tube)
  const visitor = new TestBrowser(server)
  const intruders = [stranger, await makeSupplier(server), visitor]
  const inputs = [draft.certificateId, paper.certificateId].map((certificateId) => ({ certificateId, version: 1 }))
  const answers = await Promise.all(
    intruders.flatMap((browser) =>
      inputs.flatMap((input) => [
        ...[fetchCertificate, deleteCertificate].map((call) => browser.send(call, one(input.certificateId))),
        ...[readCertificate, saveCertificate].map((call) => browser.send(call, input)),
        browser.send(tieCertificate, { ...input, consignmentLineId: 1, heatNo: 'A21417', kg: 1 }),
        browser.send(untieCertificate, { tieId: '1' }),
        browser.send(fetchConsignmentCertificates, { consignmentId: '1' }),
        browser.send(fetchOrderCertificates, { orderId: '1' }),
        filesOf(server, browser).download(fetchCertificateFile, one(input.certificateId)),
        filesOf(server, browser).download(fetchOrderPapers, { orderId: '1' }),
      ]),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toEqual([])
  const [, file] = await server.db.select().from(files).where(eq(files.ownerId, supplier.userId)).orderBy(files.id)
  for (const browser of intruders)
    for (const path of ['/files/', '/images/', '/uploads/']) {
      const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
      const guessed = await server.app.inject({ url: `${path}${file?.storedName ?? ''}`, headers: { cookie } })
      expect(guessed.body).not.toContain('certificate')
    }
  expect((await supplier.send(fetchCertificate, one(draft.certificateId))).status).toBe(200)
})
