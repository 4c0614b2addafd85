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

  await page.getByLabel('Pieces').fill('37')
  await expect(page.getByLabel('Tons')).toHaveValue(((37 * kg) / 1000).toFixed(3))
  await expect(page.getByLabel('Metres')).toHaveValue(String(37 * metres))
  expect(await figure('Goods')).toBeCloseTo((37 * kg * price) / 1000, 1)
  expect(await figure('plus GST 18%')).toBeCloseTo((37 * kg * price * 0.18) / 1000, 1)

  await page.getByLabel('Tons').fill('2.5')
  await expect(page.getByLabel('Pieces')).toHaveValue(String(Math.ceil(2500 / kg)))
  await page.getByLabel('Metres').fill(String(metres + 0.5))
  await expect(page.getByLabel('Pieces')).toHaveValue('2')
  await page.getByLabel('Pieces').fill('')
  await expect(page.getByLabel('Tons')).toHaveValue('')
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
