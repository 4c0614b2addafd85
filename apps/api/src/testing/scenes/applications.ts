import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { decideApplication } from '@lohahaat/contract/supply/applications/applications'
import {
  saveApplication,
  sendApplicationFile,
  submitApplication,
} from '@lohahaat/contract/supply/applications/own-application'
import { mails } from '../../db/tables/platform/mails'
import { someUser } from '../people'
import { useAdmin } from '../signed-in'
import { filesOf } from '../stock-desk'
import { companyOf, filledApplication } from '../firms/supplier-rows'
import { TestBrowser } from '../test-browser'
import type { TestServer } from '../test-server'

export const pdf = { name: 'cheque.pdf', bytes: '%PDF-1.7 a cheque' }

/** Companies that want to sell, and an administrator who decides. */
export function useApplications(server: TestServer) {
  const admin = useAdmin(server)

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

  /** The subjects of the letters to somebody. */
  const mailed = async (to: TestBrowser) => {
    const email = to.values.get('EmailAddressId') ?? ''
    const rows = await server.db.select({ subject: mails.subject }).from(mails).where(eq(mails.recipient, email))
    return rows.map(({ subject }) => subject)
  }

  return { admin, newApplicant, newDraft, newSubmitted, decide, mailed }
}
