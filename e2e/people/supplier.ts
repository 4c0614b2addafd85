import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { classDetails } from '@lohahaat/contract/reference/kinds/class-details'
import { decideApplication } from '@lohahaat/contract/supply/applications/applications'
import {
  saveApplication,
  sendApplicationFile,
  submitApplication,
} from '@lohahaat/contract/supply/applications/own-application'
import { signInAsAdmin } from './admin'
import { newBuyer } from './buyer'
import { openWindow } from './enquiry-screens'
import { callFrom, keyOf } from './order-by-calls'

export const cheque = { name: 'cheque.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a cheque') }

/** A name that no other supplier has. */
export const newFirm = (name = 'Bhiwadi Pipes') => `${name} ${randomUUID().slice(0, 8)}`

/** An approved supplier of SHS at a window of his own. */
export async function newSupplier(browser: Browser, page: Page, firm: string): Promise<Page> {
  const supplier = await openWindow(browser, page, (own) => newBuyer(own, firm))
  const [brand] = await callFrom(supplier, brandDetails.calls.list, { brandId: -1 })
  const classes = await callFrom(supplier, classDetails.calls.list, { classId: -1 })
  await callFrom(supplier, saveApplication, {
    ...{ businessName: firm, gstNumber: '06AAACA0000A1Z2', bankAccount: '123456789012', ifsc: 'SBIN0001234' },
    ...{ yards: ['301019'], udyam: '', licence: '' },
    brandIds: [brand?.brandId ?? 0],
    classIds: classes.filter(({ className }) => className === 'SHS').map(({ classId }) => classId),
  })
  const headers = await keyOf(supplier)
  const multipart = { kind: 'cheque', file: cheque }
  expect((await supplier.request.post(sendApplicationFile.path, { headers, multipart })).ok()).toBe(true)
  const { companyId } = await callFrom(supplier, submitApplication, undefined)
  const desk = await openWindow(browser, page, signInAsAdmin)
  await callFrom(desk, decideApplication, { companyId, decision: 'approve', note: null })
  await desk.context().close()
  return supplier
}
