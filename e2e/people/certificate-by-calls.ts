import { expect, type Page } from '@playwright/test'
import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { addCertificate, saveCertificate } from '@lohahaat/contract/fulfilment/certificates/certificates'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { answerFromWire } from '@lohahaat/contract/platform/wire/translate'
import { callFrom, keyOf } from './order-by-calls'

const paper = { name: 'tc.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\ncertificate') }

/** A confirmed certificate of a heat of an item, in the vault of whoever is signed in on the page. */
export async function certificateOf(page: Page, item: StockItem, heatNo: string, certificateNo: string) {
  const headers = await keyOf(page)
  const answer = await page.request.post(addCertificate.path, { headers, multipart: { file: paper } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { certificateId, version } = answerFromWire(addCertificate, await answer.json()) as CertificateAnswer
  const { standard, grade, size, thickness } = item
  return callFrom(page, saveCertificate, {
    ...{ certificateId, version, certificateNo, maker: item.brandName, standard, grade, size, thickness, kg: 20_000 },
    heats: [{ heatNo, figures: {}, tests: {} }],
    confirm: true,
  })
}
