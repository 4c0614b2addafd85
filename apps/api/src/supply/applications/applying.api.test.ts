import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fetchApplications } from '@lohahaat/contract/supply/applications/applications'
import {
  deleteApplicationFile,
  fetchApplicationFile,
  fetchOwnApplication,
  saveApplication,
  sendApplicationFile,
  submitApplication,
  withdrawApplication,
} from '@lohahaat/contract/supply/applications/own-application'
import { companyGstNumbers } from '../../db/tables/identity/company-gst-numbers'
import { users } from '../../db/tables/identity/users'
import { pdf, useApplications } from '../../testing/scenes/applications'
import { useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { filledApplication } from '../../testing/firms/supplier-rows'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { admin, newApplicant, newDraft, newSubmitted, mailed } = useApplications(server)
const stranger = useBuyer(server)

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
    [{ classIds: [2_000_000_000] }, 'Please choose at least one class.'],
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

  test('is found by its name or GST number, and not while it is a draft', async () => {
    const [draft, other] = [await newDraft({ businessName: 'Kalinga Tubes' }), await newSubmitted()]
    const found = async (query: object) =>
      (await admin.send(fetchApplications, query)).body.map(({ businessName }) => businessName)
    expect(await found({ search: 'kalinga' })).toEqual([])
    await draft.send(submitApplication)
    expect(await found({ search: 'kalinga' })).toEqual(['Kalinga Tubes'])
    expect(await found({ search: 'kalinga 06AAACA' })).toEqual(['Kalinga Tubes'])
    expect(await found({ status: 'Changes asked' })).toEqual([])
    expect((await admin.send(fetchApplications, {})).body.map(({ companyId }) => companyId)).toContain(other.companyId)
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
    expect((await applicant.send(deleteApplicationFile, query)).status).toBe(400)
  })

  test('are taken out again one by one, by who added them', async () => {
    const [applicant, rival] = [await newDraft(), await newDraft()]
    await filesOf(server, applicant).send(sendApplicationFile, { kind: 'udyam' }, pdf)
    const papersOf = async (of: TestBrowser) => (await of.send(fetchOwnApplication)).body[0]?.files ?? []
    const fileId = (await papersOf(applicant)).find(({ kind }) => kind === 'cheque')?.fileId
    expect(await rival.send(deleteApplicationFile, { fileId })).toMatchObject({ status: 400 })
    expect((await applicant.send(deleteApplicationFile, { fileId })).status).toBe(200)
    expect([await papersOf(applicant), await papersOf(rival)]).toMatchObject([
      [{ kind: 'udyam' }],
      [{ kind: 'cheque' }],
    ])
  })
})
