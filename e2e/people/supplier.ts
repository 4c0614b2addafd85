import type { Browser, Page } from '@playwright/test'
import { decideApplication, fetchApplications } from '@lohahaat/contract/supply/applications/applications'
import {
  saveApplication,
  sendApplicationFile,
  submitApplication,
} from '@lohahaat/contract/supply/applications/own-application'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { randomUUID } from 'node:crypto'
import { signInAsAdmin } from './admin'
import { newBuyer } from './buyer'
import { callFrom } from './order-by-calls'

export const cheque = { name: 'cheque.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a cheque') }

/** A name that no other supplier has. */
export const newFirm = () => `Bhiwadi Pipes ${randomUUID().slice(0, 8)}`

/** A new account whose company is an approved supplier, signed in. */
export async function newSupplier(page: Page, browser: Browser, baseURL: string | undefined): Promise<string> {
  const firm = newFirm()
  await newBuyer(page, firm)
  const [tab] = await callFrom(page, fetchProductData, { department: 'pipe' })
  const [brand] = await callFrom(page, brandDetails.calls.list, { brandId: -1 })
  await callFrom(page, saveApplication, {
    ...{ businessName: firm, gstNumber: '06AAACA0000A1Z2', bankAccount: '123456789012', ifsc: 'SBIN0001234' },
    ...{ yards: ['301019'], brandIds: [brand?.brandId ?? 0], classIds: [tab?.classId ?? 0], udyam: '', licence: '' },
  })
  const key = (await page.context().cookies()).find(({ name }) => name === 'UserKey')?.value ?? ''
  await page.request.post(sendApplicationFile.path, {
    headers: { UserKey: decodeURIComponent(key) },
    multipart: { kind: 'cheque', file: cheque },
  })
  await callFrom(page, submitApplication, {})
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const desk = await context.newPage()
  await signInAsAdmin(desk)
  const [waiting] = await callFrom(desk, fetchApplications, { search: firm })
  await callFrom(desk, decideApplication, { companyId: waiting?.companyId ?? 0, decision: 'approve' })
  await context.close()
  return firm
}
