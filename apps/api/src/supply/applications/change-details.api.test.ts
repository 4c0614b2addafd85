import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Application } from '@lohahaat/contract/supply/applications/application'
import { fetchApplication, fetchApplications } from '@lohahaat/contract/supply/applications/applications'
import { changeDetails, decideChanges } from '@lohahaat/contract/supply/applications/details'
import {
  deleteApplicationFile,
  fetchOwnApplication,
  sendApplicationFile,
} from '@lohahaat/contract/supply/applications/own-application'
import { companyGstNumbers } from '../../db/tables/identity/company-gst-numbers'
import { brands } from '../../db/tables/reference/brands'
import { supplierReach } from '../../db/tables/supply/supplier-reach'
import { filledApplication } from '../../testing/firms/supplier-rows'
import { pdf, useApplications } from '../../testing/scenes/applications'
import { filesOf } from '../../testing/stock-desk'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { admin, newDraft, newSubmitted, decide, mailed } = useApplications(server)

const otherBank = { bankAccount: '998877665544', ifsc: 'HDFC0004321' }
const otherGst = { gstNumber: '27AAPFU0939F1ZV' }
let owner: TestBrowser
let companyId: number

beforeEach(async () => {
  const made = await newSubmitted()
  ;[owner, companyId] = [made.applicant, made.companyId]
  expect(await decide(companyId, 'approve')).toMatchObject({ status: 200 })
})

const own = async (): Promise<Application> => {
  const [application] = (await owner.send(fetchOwnApplication)).body
  if (!application) throw new Error('There is no application')
  return application
}
const change = async (changes: Record<string, unknown>) => {
  const { businessName: _, ...details } = await filledApplication(server, changes)
  return owner.send(changeDetails, details)
}
const sendPaper = (kind: 'cheque' | 'licence' | 'udyam', name = 'new.pdf') =>
  filesOf(server, owner).send(sendApplicationFile, { kind }, { ...pdf, name })
const askForBank = async () => {
  await sendPaper('cheque')
  expect(await change(otherBank)).toMatchObject({ status: 200 })
}
const decideOn = async (isApproved: boolean, note: string | null = null, seen?: string) =>
  admin.send(decideChanges, { companyId, isApproved, note, seen: seen ?? (await own()).waiting?.at ?? '' })

describe('what a supplier is matched by', () => {
  test('changes at once, with its history', async () => {
    const [tata] = await server.db.select({ id: brands.id }).from(brands).where(eq(brands.name, 'Tata Structura'))
    const brandIds = [tata?.id ?? 0]
    expect(await change({ yards: ['123401'], brandIds })).toMatchObject({
      status: 200,
      body: { yards: ['123401'], brandIds, waiting: null, status: 'Approved' },
    })
    expect((await own()).notes.at(-1)?.text).toBe('Yards: 301019, 123401 → 123401\nMakes: APL Apollo → Tata Structura')
    const [reach] = await server.db.select().from(supplierReach).where(eq(supplierReach.companyId, companyId))
    expect(reach).toMatchObject({ brandIds, yards: [{ pinCode: '123401' }] })
  })

  test.each([{ yards: ['999999'] }, { yards: [] }, { brandIds: [2_000_000_000] }, { classIds: [] }, { ifsc: 'SBI' }])(
    'is not taken as %j',
    async (wrong) => {
      const before = await own()
      expect(await change(wrong)).toMatchObject({ status: 400 })
      expect(await own()).toEqual(before)
    },
  )

  test('without any change there is no history', async () => {
    const { notes } = await own()
    await change({})
    expect((await own()).notes).toEqual(notes)
  })
})

describe('bank, GST number and licences', () => {
  test('wait for the administrator, who is told and sees old and new', async () => {
    await askForBank()
    expect(await own()).toMatchObject({ bankAccount: '123456789012', waiting: otherBank })
    const [seen] = (await admin.send(fetchApplication, { companyId })).body
    expect(seen).toMatchObject({ bankAccount: '123456789012', waiting: { ...otherBank, pan: 'AAACA0000A' } })
    expect(seen?.files.map(({ name, isWaiting }) => [name, isWaiting])).toEqual([
      ['cheque.pdf', false],
      ['new.pdf', true],
    ])
    const { body: list } = await admin.send(fetchApplications, { page: 1, pageSize: 100 })
    expect(list.find((row) => row.companyId === companyId)).toMatchObject({ isChanging: true })
    expect((await own()).notes.at(-1)?.text).toBe('Asked to change: account number and IFSC.')
  })

  test('approved they count, with their papers, and who asked is told', async () => {
    await askForBank()
    expect(await decideOn(true)).toMatchObject({ status: 200 })
    const application = await own()
    expect(application).toMatchObject({ ...otherBank, waiting: null, status: 'Approved' })
    expect(application.files).toMatchObject([{ name: 'new.pdf', isWaiting: false }])
    expect(await mailed(owner)).toContain('Your new details are approved')
  })

  test('another GST number is the company’s after approval, and not before', async () => {
    const numbers = async () =>
      (await server.db.select().from(companyGstNumbers).where(eq(companyGstNumbers.companyId, companyId))).map(
        ({ gstNumber }) => gstNumber,
      )
    await change(otherGst)
    expect(await numbers()).not.toContain(otherGst.gstNumber)
    await decideOn(true)
    expect(await numbers()).toContain(otherGst.gstNumber)
    expect(await own()).toMatchObject({ ...otherGst, pan: 'AAPFU0939F' })
  })

  test('rejected with a reason, all stays as it was', async () => {
    await askForBank()
    expect(await decideOn(false)).toMatchObject({ status: 400 })
    expect(await decideOn(false, 'The cheque is of another firm.')).toMatchObject({ status: 200 })
    const application = await own()
    expect(application).toMatchObject({ bankAccount: '123456789012', ifsc: 'SBIN0001234', waiting: null })
    expect(application.files).toMatchObject([{ name: 'cheque.pdf', isWaiting: false }])
    expect(application.notes.at(-1)?.text).toContain('The cheque is of another firm.')
    expect(await mailed(owner)).toContain('Your new details are not approved')
  })

  test('another account needs its cheque', async () => {
    expect(await change(otherBank)).toMatchObject({ status: 400, error: expect.stringContaining('cancelled cheque') })
    expect((await own()).waiting).toBeNull()
  })

  test('are taken back by what was before', async () => {
    await askForBank()
    for (const { fileId } of (await own()).files.filter(({ isWaiting }) => isWaiting))
      await owner.send(deleteApplicationFile, { fileId })
    await change({})
    expect(await own()).toMatchObject({ waiting: null, files: [{ name: 'cheque.pdf' }] })
    expect(await decideOn(true, null, new Date().toISOString())).toMatchObject({ status: 400 })
  })

  test('approved papers can’t be removed', async () => {
    const [cheque] = (await own()).files
    expect(await owner.send(deleteApplicationFile, { fileId: cheque?.fileId ?? 0 })).toMatchObject({ status: 400 })
    expect((await own()).files).toHaveLength(1)
  })
})

describe('an administrator decides what he has seen', () => {
  test('not another account that was asked for since', async () => {
    await askForBank()
    const seen = (await own()).waiting?.at
    await change({ ...otherBank, bankAccount: '111122223333' })
    expect(await decideOn(true, null, seen)).toMatchObject({ status: 400 })
    expect((await own()).bankAccount).toBe('123456789012')
  })

  test('not another cheque that was sent since', async () => {
    await askForBank()
    const seen = (await own()).waiting?.at
    await sendPaper('cheque', 'forged.pdf')
    expect(await decideOn(true, null, seen)).toMatchObject({ status: 400 })
  })

  test('once: of two decisions at once the second is refused', async () => {
    await askForBank()
    const { waiting } = await own()
    const both = await Promise.all([decideOn(true, null, waiting?.at), decideOn(false, 'No.', waiting?.at)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

test('a draft has no details to change, and neither has who is suspended', async () => {
  const applicant = await newDraft()
  const { businessName: _, ...details } = await filledApplication(server)
  expect(await applicant.send(changeDetails, details)).toMatchObject({ status: 400 })
  await decide(companyId, 'suspend', { note: 'No answer.' })
  expect(await change({ yards: ['123401'] })).toMatchObject({ status: 400 })
})
