import { expect, test } from '@playwright/test'
import { onceOnly, visit } from '../people/person'

test('the calculator of an item agrees with a pencil', onceOnly, async ({ page }) => {
  await visit(page, '/pipe/pipe?class=SHS')
  const cards = page.getByRole('region', { name: 'Items' }).getByRole('listitem')
  await cards
    .filter({ has: page.getByRole('heading') })
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/pipe\/pipe\/\d+$/)
  const figure = async (name: string) => {
    const row = page.getByRole('main').locator('dt', { hasText: name }).locator('..').getByRole('definition')
    return Number((await row.first().innerText()).replace(/[^\d.]/g, ''))
  }
  const [kg, metres] = [await figure('Weight per piece'), await figure('Length')]
  const price = Number(
    /₹([\d,]+)/.exec(await page.getByText(/^₹.*per MT \+ GST$/).innerText())?.[1]?.replaceAll(',', ''),
  )

  const box = page.getByRole('region', { name: 'Weight and price' })
  const unit = (name: string) => box.getByText(name, { exact: true })
  const quantity = box.getByLabel('Quantity')

  await unit('Pieces').click()
  await quantity.fill('37')
  expect(await figure('Goods')).toBeCloseTo((37 * kg * price) / 1000, 1)
  expect(await figure('plus GST 18%')).toBeCloseTo((37 * kg * price * 0.18) / 1000, 1)
  await expect(box).toContainText('Priced and invoiced at theoretical weight.')
  await unit('Metre').click()
  await expect(quantity).toHaveValue(String(37 * metres))

  // To another unit it is rounded up, and back again it is what was typed.
  await unit('Ton').click()
  await quantity.fill('2.5')
  expect(await figure('Goods')).toBeCloseTo(2.5 * price, 1)
  await expect(box).toContainText('invoiced at the weighbridge’s net weight')
  const pieces = Math.ceil(2500 / kg)
  await box.getByRole('button', { name: `Make it ${pieces} pcs` }).click()
  await expect(quantity).toHaveValue(String(pieces))
  await expect(box.getByRole('status')).toContainText(`2.5\u00a0Ton, rounded up to whole pieces: ${pieces}\u00a0Pieces`)
  await unit('Ton').click()
  await expect(quantity).toHaveValue('2.5')

  await unit('Metre').click()
  await quantity.fill(String(metres + 0.5))
  await unit('Pieces').click()
  await expect(quantity).toHaveValue('2')
  await quantity.fill('')
  await expect(box.getByText('–').first()).toBeVisible()
  await unit('Ton').click()
  await quantity.fill('0.5')
  await expect(box.getByRole('status')).toContainText('1 Ton or more')
})

test('search engines are told of an item, and of none that isn’t sold', onceOnly, async ({ page, request }) => {
  const response = await page.goto('/pipe/pipe/1?utm=x')
  expect(response?.status()).toBe(200)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http.*\/pipe\/pipe\/1$/)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    offers: { priceCurrency: string; priceSpecification: { unitCode: string } }
  }
  expect(data.offers).toMatchObject({ priceCurrency: 'INR', priceSpecification: { unitCode: 'TNE' } })
  for (const path of ['/pipe/pipe/999999', '/pipe/pipe/1x', '/pipe/bamboo/1']) {
    const gone = await request.get(path)
    expect(gone.status()).toBe(404)
    expect(await gone.text()).toContain('View All Products')
  }
})
