import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  addApplicationNote,
  decideApplication,
  fetchApplication,
  fetchApplications,
} from '@lohahaat/contract/supply/applications/applications'
import { setMemberRole } from '@lohahaat/contract/supply/applications/member-role'
import {
  fetchApplicationFile,
  fetchOwnApplication,
  saveApplication,
  saveHolidays,
  sendApplicationFile,
  submitApplication,
  withdrawApplication,
} from '@lohahaat/contract/supply/applications/own-application'
import { fetchSupplierDesk } from '@lohahaat/contract/supply/desk/supplier-desk'
import { companies } from '../../db/tables/identity/companies'
import { companyGstNumbers } from '../../db/tables/identity/company-gst-numbers'
import { users } from '../../db/tables/identity/users'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { mails } from '../../db/tables/platform/mails'
import { sellers } from '../../db/tables/reference/sellers'
import { someItems } from '../../testing/carts'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { companyOf, filledApplication, sellerOf, someSeller } from '../../testing/suppliers'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { someUser } from '../../testing/people'

const server = useTestServer()
const admin = useAdmin(server)
const stranger = useBuyer(server)
const pdf = { name: 'cheque.pdf', bytes: '%PDF-1.7 a cheque' }

async function newApplicant() {
  const applicant = new TestBrowser(server)
  await applicant.signIn(await someUser(server.db, 'Bhiwadi Pipes'))
  return applicant
}

async function newDraft(changes: Record<string, unknown> = {}) {
  const applicant = await newApplicant()
  await applicant.send(saveApplication, await filledApplication(server, changes))
  await filesOf(server, applicant).send(sendApplicationFile, { kind: 'cheque' }, pdf)
  return applicant
}

async function newSubmitted(changes: Record<string, unknown> = {}) {
  const applicant = await newDraft(changes)
  expect(await applicant.send(submitApplication)).toMatchObject({ status: 200 })
  return { applicant, companyId: await companyOf(server, applicant) }
}

const decide = (companyId: number, decision: string, more: Record<string, unknown> = {}) =>
  admin.send(decideApplication, { companyId, decision, note: null, ...more })
const mailed = async (to: TestBrowser) => {
  const email = to.values.get('EmailAddressId') ?? ''
  const rows = await server.db.select({ subject: mails.subject }).from(mails).where(eq(mails.recipient, email))
  return rows.map(({ subject }) => subject)
}

describe('an application', () => {
  test('is kept as it was typed, however little that is', async () => {
    const applicant = await newApplicant()
    expect((await applicant.send(fetchOwnApplication)).body).toEqual([])
    const typed = {
      ...(await filledApplication(server)),
      ...{ gstNumber: '06aa', ifsc: '', yards: ['12'], brandIds: [], bankAccount: 'later' },
    }
    expect((await applicant.send(saveApplication, typed)).body).toMatchObject({ status: 'Draft', gstNumber: '06AA' })
    const [kept] = (await applicant.send(fetchOwnApplication)).body
    expect(kept).toMatchObject({ ifsc: '', yards: ['12'], brandIds: [], bankAccount: 'later', files: [], notes: [] })
  })

  test.each([
    [{ gstNumber: '06AAACA0000A1Z3' }, 'Please enter a GST number whose check digit is right.'],
    [{ ifsc: 'SBIN1001234' }, 'Please enter the IFSC of the bank, such as SBIN0001234.'],
    [{ yards: ['999999'] }, 'There is no PIN code 999999.'],
    [{ brandIds: [2_000_000_000] }, 'Please choose at least one make.'],
    [{ classIds: [] }, 'Please choose at least one class.'],
    [{ udyam: 'UDYAM-1' }, 'An Udyam number is written like UDYAM-HR-05-0012345.'],
  ])('with %j is not taken', async (changes, error) => {
    const applicant = await newDraft(changes)
    expect(await applicant.send(submitApplication)).toMatchObject({ status: 400, error })
    expect((await applicant.send(fetchOwnApplication)).body).toMatchObject([{ status: 'Draft' }])
  })

  test('needs a cancelled cheque', async () => {
    const applicant = await newApplicant()
    await applicant.send(saveApplication, await filledApplication(server))
    expect(await applicant.send(submitApplication)).toMatchObject({
      status: 400,
      error: 'Please add a cancelled cheque.',
    })
  })

  test('that is handed in is fixed, adds its GST number to the company, and is told to administrators', async () => {
    const { applicant, companyId } = await newSubmitted({ gstNumber: '07AAACA0000A1Z0' })
    const [own] = (await applicant.send(fetchOwnApplication)).body
    expect(own).toMatchObject({ status: 'Submitted', pan: 'AAACA0000A', notes: [{ status: 'Submitted' }] })
    const numbers = await server.db.select().from(companyGstNumbers).where(eq(companyGstNumbers.companyId, companyId))
    expect(numbers.map(({ gstNumber }) => gstNumber).sort()).toEqual(['06AAACA0000A1Z2', '07AAACA0000A1Z0'])
    expect(await applicant.send(saveApplication, await filledApplication(server))).toMatchObject({ status: 400 })
    expect(await mailed(admin)).toContain(`${own?.businessName} wants to sell on LohaHaat`)
    expect((await admin.send(fetchApplications, { status: 'Submitted' })).body).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ companyId, businessName: own?.businessName })]),
    )
    expect((await applicant.send(withdrawApplication)).body).toMatchObject({ status: 'Draft' })
  })

  test('is for owners of the company alone', async () => {
    const applicant = await newApplicant()
    await server.db.update(users).set({ companyRole: 'Buyer' }).where(eq(users.id, applicant.userId))
    expect(await applicant.send(saveApplication, await filledApplication(server))).toMatchObject({ status: 403 })
  })
})

describe('the papers', () => {
  test.each([
    [{ name: 'cheque.exe', bytes: 'MZ' }, 'Only pdf, jpg, jpeg, png, xlsx, gif, xls, tiff and csv files can be used.'],
    [{ name: 'cheque.pdf', bytes: '<script>' }, 'This file is no pdf file.'],
    [{ name: 'cheque.csv', bytes: 'a,b\n1,2' }, 'Only PDF, JPG and PNG files can be used here.'],
  ])('%j is none', async (file, error) => {
    const applicant = await newDraft()
    const { status, lines } = await filesOf(server, applicant).send(sendApplicationFile, { kind: 'cheque' }, file)
    expect({ status, lines }).toEqual({ status: 400, lines: [{ error }] })
  })

  test('are for the eyes of owners and administrators, one of each kind, and fixed once handed in', async () => {
    const applicant = await newDraft()
    const desk = filesOf(server, applicant)
    await desk.send(sendApplicationFile, { kind: 'cheque' }, { name: 'new.pdf', bytes: '%PDF-1.7 newer' })
    const [own] = (await applicant.send(fetchOwnApplication)).body
    expect(own?.files).toMatchObject([{ kind: 'cheque', name: 'new.pdf' }])
    const query = { fileId: String(own?.files[0]?.fileId) }
    const get = async (browser: TestBrowser) =>
      (await filesOf(server, browser).download(fetchApplicationFile, query)).status
    expect(await Promise.all([applicant, admin, stranger].map(get))).toEqual([200, 200, 400])
    await server.db.update(users).set({ companyRole: 'Accounts' }).where(eq(users.id, applicant.userId))
    expect(await get(applicant)).toBe(400)
    await server.db.update(users).set({ companyRole: 'Owner' }).where(eq(users.id, applicant.userId))
    await applicant.send(submitApplication)
    expect((await desk.send(sendApplicationFile, { kind: 'cheque' }, pdf)).status).toBe(400)
  })
})

describe('an administrator', () => {
  test('asks for changes with a note that the applicant reads, and keeps others to himself', async () => {
    const { applicant, companyId } = await newSubmitted()
    expect(await decide(companyId, 'askChanges')).toMatchObject({
      status: 400,
      error: 'Please write what it is about.',
    })
    await admin.send(addApplicationNote, { companyId, note: 'The yard is known to us.', isShown: false })
    const asked = await decide(companyId, 'askChanges', { note: 'The cheque can’t be read.' })
    expect(asked.body).toMatchObject({ status: 'Changes asked', notes: [{}, {}, {}] })
    const [own] = (await applicant.send(fetchOwnApplication)).body
    expect(own?.notes.map(({ text }) => text)).toEqual([null, 'The cheque can’t be read.'])
    expect(await mailed(applicant)).toContain('Please complete your application')
    expect((await applicant.send(submitApplication)).body).toMatchObject({ status: 'Submitted' })
  })

  test('approves: the company is a new seller, and who applied is its owner', async () => {
    const { applicant, companyId } = await newSubmitted()
    expect(await applicant.send(fetchSupplierDesk)).toMatchObject({ status: 403 })
    const [seen] = (await admin.send(fetchApplication, { companyId: String(companyId) })).body
    expect(seen).toMatchObject({ brands: ['APL Apollo'], classes: ['SHS'], seller: null })
    expect((await decide(companyId, 'approve')).body).toMatchObject({ status: 'Approved' })
    expect((await applicant.send(fetchSupplierDesk)).body).toMatchObject({
      name: seen?.businessName,
      status: 'Approved',
      sellingRole: 'Owner',
      yards: ['301019', '123401'],
    })
    const [seller] = await server.db
      .select()
      .from(sellers)
      .where(eq(sellers.id, await sellerOf(server, applicant)))
    expect(seller).toMatchObject({ location: 301019, verified: true, active: true })
    expect(await mailed(applicant)).toContain('You can sell on LohaHaat now')
    const audited = await server.db.select().from(auditEntries).where(eq(auditEntries.resource, 'Supplier'))
    expect(audited.find(({ recordId }) => recordId === companyId)?.after).toMatchObject({ status: 'Approved' })
  })

  test('links a seller that is nobody’s yet, and none that is somebody’s', async () => {
    const free = await someSeller(server)
    const { companyId } = await newSubmitted()
    const { body } = await decide(companyId, 'approve', { sellerId: free.id })
    expect(body).toMatchObject({ status: 'Approved' })
    const [company] = await server.db.select().from(companies).where(eq(companies.id, companyId))
    expect(company?.sellerId).toBe(free.id)
    const other = await newSubmitted()
    expect(await decide(other.companyId, 'approve', { sellerId: free.id })).toMatchObject({
      status: 400,
      error: 'This seller belongs to another company already.',
    })
    expect(await decide(other.companyId, 'approve', { sellerId: 2_000_000_000 })).toMatchObject({ status: 400 })
    expect((await admin.send(fetchApplication, { companyId: String(other.companyId) })).body).toMatchObject([
      { status: 'Submitted' },
    ])
  })

  test('and another who links the same seller at once: one of them is told', async () => {
    const free = await someSeller(server)
    const both = [await newSubmitted(), await newSubmitted()]
    const answers = await Promise.all(both.map(({ companyId }) => decide(companyId, 'approve', { sellerId: free.id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('decides once: of two decisions at once the second is refused', async () => {
    const { companyId } = await newSubmitted()
    const answers = await Promise.all([
      decide(companyId, 'approve'),
      decide(companyId, 'askChanges', { note: 'Which bank?' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test.each([
    ['approve', 'Draft'],
    ['suspend', 'Draft'],
    ['reinstate', 'Draft'],
  ])('can’t %s a draft', async (decision) => {
    const applicant = await newDraft()
    const companyId = await companyOf(server, applicant)
    expect(await decide(companyId, decision, { note: 'x' })).toMatchObject({
      status: 400,
      error: "The application is draft, so this can't be done now.",
    })
    expect(await decide(2_000_000_000, decision, { note: 'x' })).toMatchObject({ status: 400 })
  })

  test('suspends: nothing of his is sold, until he is reinstated', async () => {
    const { applicant, companyId } = await newSubmitted()
    await decide(companyId, 'approve')
    const sellerId = await sellerOf(server, applicant)
    const [sold = 0, off = 0] = await someItems(server.db, 2)
    await server.db.update(stockItems).set({ sellerId }).where(eq(stockItems.id, sold))
    await server.db.update(stockItems).set({ sellerId, active: false }).where(eq(stockItems.id, off))
    const activeOf = async () => {
      const rows = await server.db.select().from(stockItems).where(eq(stockItems.sellerId, sellerId))
      return rows.filter(({ active }) => active).map(({ id }) => id)
    }
    expect((await decide(companyId, 'suspend', { note: 'Two wrong weights.' })).body).toMatchObject({
      status: 'Suspended',
    })
    expect(await activeOf()).toEqual([])
    expect((await decide(companyId, 'reinstate')).body).toMatchObject({ status: 'Approved' })
    expect(await activeOf()).toEqual([sold])
  })
})

describe('a supplier', () => {
  let owner: TestBrowser
  let companyId: number
  beforeAll(async () => {
    const made = await newSubmitted()
    await decide(made.companyId, 'approve')
    owner = made.applicant
    companyId = made.companyId
  })

  test('closes for holidays and is back by himself', async () => {
    expect((await owner.send(saveHolidays, { from: '2026-01-01', to: '2099-01-01' })).body).toEqual({
      from: '2026-01-01',
      to: '2099-01-01',
    })
    expect((await owner.send(fetchSupplierDesk)).body).toMatchObject({ status: 'Closed for holidays' })
    for (const wrong of [
      { from: '2026-02-01', to: '2026-01-01' },
      { from: '2020-01-01', to: '2020-01-02' },
      { from: '2099-01-01', to: null },
    ])
      expect(await owner.send(saveHolidays, wrong)).toMatchObject({ status: 400 })
    await owner.send(saveHolidays, { from: null, to: null })
    expect((await owner.send(fetchSupplierDesk)).body).toMatchObject({ status: 'Approved', holidays: null })
  })

  test('gives colleagues their roles, and keeps one owner', async () => {
    const colleague = new TestBrowser(server)
    await colleague.signIn(await someUser(server.db))
    const role = (userId: number, sellingRole: string | null) => owner.send(setMemberRole, { userId, sellingRole })
    expect(await role(colleague.userId, 'Sales')).toMatchObject({
      status: 400,
      error: 'There is no such member in your company.',
    })
    await server.db.update(users).set({ companyId }).where(eq(users.id, colleague.userId))
    expect((await role(colleague.userId, 'Sales')).body).toEqual({ userId: colleague.userId, sellingRole: 'Sales' })
    expect(await role(owner.userId, 'Sales')).toMatchObject({ status: 400 })
    expect(await colleague.send(setMemberRole, { userId: owner.userId, sellingRole: null })).toMatchObject({
      status: 403,
    })
    await role(colleague.userId, 'Owner')
    const both = await Promise.all([
      role(owner.userId, 'Sales'),
      colleague.send(setMemberRole, { userId: colleague.userId, sellingRole: 'Sales' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})
