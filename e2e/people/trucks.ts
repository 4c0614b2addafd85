import { expect, type Page } from '@playwright/test'
import { button } from './enquiry-screens'

const MINUTE_MS = 60_000
const TARE_KG = 5560

/** So many minutes ago in India, as a field for a time takes it. */
const minutesAgo = (minutes: number) => new Date(Date.now() + (330 - minutes) * MINUTE_MS).toISOString().slice(0, 16)

/** When each side weighs the truck loaded and empty, in minutes before now. */
const times = {
  seller: { loaded: 120, empty: 180 },
  buyer: { loaded: 60, empty: 50 },
  third: { loaded: 30, empty: 20 },
}

interface Weighed {
  side: keyof typeof times
  slipNo: string
  net: number
}

/** Enters the slip that is the next step of a truck. */
export async function enterSlip(page: Page, { side, slipNo, net }: Weighed) {
  const form = page.getByRole('main')
  await form.getByLabel('Slip number').fill(slipNo)
  await form.getByRole('textbox', { name: 'Weighbridge', exact: true }).fill('Jai Durga Dharamkanta')
  await form.getByLabel('Gross', { exact: true }).fill(String(TARE_KG + net))
  await form.getByLabel('Tare', { exact: true }).fill(String(TARE_KG))
  await expect(form.getByLabel('Net', { exact: true })).toHaveValue(String(net))
  await form.getByLabel('Weighed loaded at').fill(minutesAgo(times[side].loaded))
  await form.getByLabel('Weighed empty at').fill(minutesAgo(times[side].empty))
  await button(page, 'Save the slip').click()
}
