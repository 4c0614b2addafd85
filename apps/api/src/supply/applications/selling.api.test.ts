import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { setMemberRole } from '@lohahaat/contract/supply/applications/member-role'
import { saveHolidays } from '@lohahaat/contract/supply/applications/own-application'
import { fetchSupplierDesk } from '@lohahaat/contract/supply/desk/supplier-desk'
import { users } from '../../db/tables/identity/users'
import { someUser } from '../../testing/people'
import { useApplications } from '../../testing/scenes/applications'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const { newSubmitted, decide } = useApplications(server)

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
