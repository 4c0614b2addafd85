import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { leaveCompany } from '@lohahaat/contract/identity/companies/members'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { addApplicationNote, fetchApplication } from '@lohahaat/contract/supply/applications/applications'
import {
  fetchOwnApplication,
  saveApplication,
  saveHolidays,
  submitApplication,
  withdrawApplication,
} from '@lohahaat/contract/supply/applications/own-application'
import { fetchSupplierDesk } from '@lohahaat/contract/supply/desk/supplier-desk'
import { companies } from '../../db/tables/identity/companies'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { auditEntries } from '../../db/tables/platform/audit-entries'
import { sellers } from '../../db/tables/reference/sellers'
import { supplierApplications } from '../../db/tables/supply/supplier-applications'
import { someItems } from '../../testing/carts'
import { useApplications } from '../../testing/scenes/applications'
import { addColleague, colleagueOf, personOf } from '../../testing/firms/companies'
import { companyOf, filledApplication, sellerOf, someSeller } from '../../testing/firms/supplier-rows'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { admin, newDraft, newSubmitted, decide, mailed } = useApplications(server)

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

  test('and the applicant do what the state allows, and nothing else', async () => {
    const applicant = await newDraft()
    const companyId = await companyOf(server, applicant)
    const form = await filledApplication(server)
    const steps: Record<string, () => Promise<{ status: number; error: string }>> = {
      save: () => applicant.send(saveApplication, form),
      withdraw: () => applicant.send(withdrawApplication),
      submit: () => applicant.send(submitApplication),
      askChanges: () => decide(companyId, 'askChanges', { note: 'x' }),
      approve: () => decide(companyId, 'approve'),
      suspend: () => decide(companyId, 'suspend', { note: 'x' }),
      reinstate: () => decide(companyId, 'reinstate'),
    }
    const stateNow = async () => (await applicant.send(fetchOwnApplication)).body[0]?.status
    // What is possible in each state; the last of them is done, and leads to the next.
    const path: [state: string, ...possible: string[]][] = [
      ['Draft', 'save', 'submit'],
      ['Submitted', 'approve', 'askChanges', 'withdraw'],
      ['Draft', 'save', 'submit'],
      ['Submitted', 'withdraw', 'approve', 'askChanges'],
      ['Changes asked', 'save', 'submit'],
      ['Submitted', 'withdraw', 'askChanges', 'approve'],
      ['Approved', 'suspend'],
      ['Suspended', 'reinstate'],
      ['Approved', 'suspend'],
    ]
    for (const [state, ...possible] of path) {
      for (const [name, step] of Object.entries(steps))
        if (!possible.includes(name))
          expect([name, await step()]).toMatchObject([
            name,
            { status: 400, error: `The application is ${state.toLowerCase()}, so this can't be done now.` },
          ])
      expect(await stateNow()).toBe(state)
      expect((await steps[possible.at(-1) ?? '']?.())?.status).toBe(200)
    }
    for (const decision of ['approve', 'suspend', 'reinstate'])
      expect(await decide(2_000_000_000, decision, { note: 'x' })).toMatchObject({ status: 400 })
    expect(await admin.send(addApplicationNote, { companyId: 2_000_000_000, note: 'x', isShown: false })).toMatchObject(
      {
        status: 400,
      },
    )
    expect(await applicant.send(saveHolidays, { from: null, to: null })).toMatchObject({ status: 400 })
  })

  test('makes no second seller of a name', async () => {
    const businessName = 'Neelkanth Tubes'
    const [first, second] = [await newSubmitted({ businessName }), await newSubmitted({ businessName })]
    expect((await decide(first.companyId, 'approve')).status).toBe(200)
    expect(await decide(second.companyId, 'approve')).toMatchObject({
      status: 400,
      error: refusalTexts.sellerNameTaken,
    })
  })

  test('notes a thing once, though it was sent twice at once', async () => {
    const { companyId } = await newSubmitted()
    const note = { companyId, note: 'Called back.', isShown: false }
    await Promise.all([1, 2, 3].map(() => admin.send(addApplicationNote, note, { 'idempotency-key': 'called back' })))
    const [seen] = (await admin.send(fetchApplication, { companyId: String(companyId) })).body
    expect(seen?.notes.filter(({ text }) => text === note.note)).toHaveLength(1)
  })

  test('approves: who applied runs the supplier, or where he has left an owner who is there', async () => {
    const { applicant, companyId } = await newSubmitted()
    const heir = await colleagueOf(server, applicant, 'Owner')
    await applicant.send(leaveCompany)
    expect((await decide(companyId, 'approve')).status).toBe(200)
    expect((await heir.send(fetchSupplierDesk)).body).toMatchObject({ sellingRole: 'Owner' })
    const sellingRoleOf = async ({ userId }: { userId: number }) => (await personOf(server.db, { userId })).sellingRole
    expect(await sellingRoleOf(applicant)).toBeNull()
    const next = await newSubmitted()
    const colleague = await addColleague(server.db, next.applicant, 'Owner')
    const isIt = eq(supplierApplications.companyId, next.companyId)
    await server.db.update(supplierApplications).set({ applicantId: colleague.userId }).where(isIt)
    await decide(next.companyId, 'approve')
    expect([await sellingRoleOf(next.applicant), await sellingRoleOf(colleague)]).toEqual([null, 'Owner'])
  })

  test('suspends: nothing of his is sold, until he is reinstated', async () => {
    const { applicant, companyId } = await newSubmitted()
    await decide(companyId, 'approve')
    const sellerId = await sellerOf(server, applicant)
    const [sold = 0, off = 0, given = 0] = await someItems(server.db, 3)
    await server.db
      .update(stockItems)
      .set({ sellerId })
      .where(inArray(stockItems.id, [sold, given]))
    await server.db.update(stockItems).set({ sellerId, active: false }).where(eq(stockItems.id, off))
    const activeOf = async () => {
      const rows = await server.db.select().from(stockItems).where(eq(stockItems.sellerId, sellerId))
      return rows.filter(({ active }) => active).map(({ id }) => id)
    }
    const onSale = () => server.db.$count(stockItems, eq(stockItems.active, true))
    const before = await onSale()
    expect((await decide(companyId, 'suspend', { note: 'Two wrong weights.' })).body).toMatchObject({
      status: 'Suspended',
    })
    expect(await activeOf()).toEqual([])
    expect(await onSale()).toBe(before - 2)
    // What another seller has by now stays as it is.
    await server.db
      .update(stockItems)
      .set({ sellerId: (await someSeller(server)).id })
      .where(eq(stockItems.id, given))
    expect((await decide(companyId, 'reinstate')).body).toMatchObject({ status: 'Approved' })
    expect(await activeOf()).toEqual([sold])
    expect(await onSale()).toBe(before - 1)
  })
})
