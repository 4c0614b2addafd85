import { expect, type Page, test } from '@playwright/test'
import { onceOnly, visit } from '../people/person'

const path = '/weight-calculator'
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const result = (page: Page) => page.getByRole('region', { name: 'Weight', exact: true })
const card = (page: Page, title: string) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: title }) })
const truck = (page: Page) => card(page, 'How many fill a truck')

test('pieces are weighed and tons counted, step by step, and the link brings it back', onceOnly, async ({ page }) => {
  await visit(page, path)
  await page.getByRole('link', { name: 'Square', exact: true }).click()
  await field(page, 'Side').fill('40')
  await field(page, 'Thickness').fill('3.2')
  await field(page, 'Pieces').focus()
  await page.keyboard.type('64')
  await expect(result(page)).toContainText('3.49 kg/m')
  await expect(result(page)).toContainText('20.94 kg')
  await expect(result(page)).toContainText('1,340.16 kg')
  await expect(card(page, 'How it is worked out')).toContainText('0.0157 × 3.2 × (40 + 40 − 3.2876 × 3.2) = 3.4906…')
  await expect(page).toHaveURL(`${path}?shape=shs&size=40x40&thickness=3.2&length=6&pieces=64`)

  await page.reload()
  await expect(field(page, 'Pieces')).toHaveValue('64')
  await expect(result(page)).toContainText('1,340.16 kg')

  await page.getByRole('link', { name: 'Tons', exact: true }).click()
  await field(page, 'Tons').fill('1')
  await expect(result(page)).toContainText('48 × 6 m')
  await page.goBack()
  await expect(field(page, 'Pieces')).toHaveValue('64')
})

test('what is wrong is said beside its field, and nothing is weighed', onceOnly, async ({ page }) => {
  await visit(page, `${path}?shape=round&nb=50&thickness=31&length=&pieces=64`)
  await expect(page.getByText('Less than half the diameter, 30.15 mm.')).toBeVisible()
  await expect(field(page, 'Thickness')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Length of a piece')).toHaveAttribute('aria-invalid', 'true')
  await expect(result(page)).not.toContainText('kg')
  await field(page, 'Thickness').fill('3.6')
  await field(page, 'Length of a piece').fill('6')
  await expect(result(page)).toContainText('1,931.52 kg')
})

test('a truck is filled by weight', onceOnly, async ({ page }) => {
  await visit(page, `${path}?shape=round&nb=50&thickness=3.6&length=6&pieces=1000`)
  await truck(page).getByRole('link', { name: '9 t' }).click()
  await expect(page).toHaveURL(/&payload=9$/)
  for (const text of ['298 pieces', '8,993.64 kg', '6.36 kg', '106 pieces, 35.5% full'])
    await expect(truck(page)).toContainText(text)
  await field(page, 'Payload').fill('0.02')
  await expect(truck(page)).toContainText('A figure from 0.5 to 100 t')
  await field(page, 'Payload').fill('30')
  await expect(truck(page)).toContainText('994 pieces')
})

test('the link into the catalogue finds such pipe', onceOnly, async ({ page }) => {
  for (const [query, name] of [
    ['shape=shs&size=40x40&thickness=3.2', 'Find SHS 40 × 40 × 3.2 mm'],
    ['shape=round&nb=50&thickness=3.65', 'Find Round Black 50 NB × 3.6 mm'],
    ['shape=round&od=168.3&thickness=5.4', 'Find Round Black 168.3 OD × 5.4 mm'],
  ] as const) {
    await visit(page, `${path}?${query}`)
    await page.getByRole('link', { name, exact: true }).click()
    const found = page.getByRole('region', { name: 'Items' }).getByRole('heading')
    await expect(found.first()).toContainText(name.replace(/^Find |Round Black |SHS /g, ''))
  }
})

test('the table and the keyboard fill the form, at any width and in any theme', async ({ page }) => {
  await visit(page, `${path}?shape=shs&size=40x40&thickness=3.2&length=12&pieces=10`)
  const table = page.getByRole('table', { name: 'NB, inch and outer diameter' })
  await expect(table.getByRole('row', { name: /^80 3 88.9/ })).toBeVisible()
  await table.getByRole('link', { name: '80 NB Heavy, 4.8 mm, 9.90 kg/m' }).click()
  await expect(page).toHaveURL(`${path}?shape=round&nb=80&thickness=4.8&length=12&pieces=10`)
  await expect(result(page)).toContainText('1,188.00 kg')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()

  await field(page, 'Nominal bore').focus()
  await page.keyboard.type('100')
  await expect(field(page, 'Thickness')).toHaveValue('5.4')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4.5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(result(page)).toContainText('732.00 kg')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/nb=100&thickness=3.6/)
})

test.describe('without scripts', onceOnly, () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent and answered', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('link', { name: 'Rectangular', exact: true }).click()
    await field(page, 'Longer side').fill('100')
    await field(page, 'Shorter side').fill('50')
    await field(page, 'Thickness').fill('4')
    await field(page, 'Payload').fill('21')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(result(page)).toContainText('51.54 kg')
    await expect(truck(page)).toContainText('407 pieces')
    await field(page, 'Pieces').fill('none')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByText('A whole number from 1 to 10,00,000.')).toBeVisible()
  })
})
