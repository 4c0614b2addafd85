import type { fetchMarketFigures } from '@lohahaat/contract/catalogue/market-figures/market-figures'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { Item } from '@lohahaat/domain/catalogue/item'
import { expect, type Page, test } from '@playwright/test'
import { callFrom } from '../people/order-by-calls'
import { onceOnly, visit } from '../people/person'

const classes = ['Round Black', 'Hollow Section GP', 'Round GP 2', 'GI', 'SHS', 'RHS', 'GP']

const main = (page: Page) => page.getByRole('main')
const strip = (page: Page) => page.getByRole('navigation', { name: 'Lowest rates by class' })
const rateOf = (page: Page, name: string) => strip(page).getByRole('link', { name: new RegExp(`^${name} ?[₹\\d]`) })
const cardOf = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

/** The cheapest price and the number of items of each class, and of those in stock, as the catalogue itself lists them. */
/** Page by page: a list is cut at two megabytes, and a test imports 5,000 items. */
async function everyCard(page: Page, place: { departmentId: number; classId: number }) {
  const cards: Item[] = []
  for (let at = 1; cards.length === (at - 1) * 100; at++)
    cards.push(...(await callFrom(page, fetchProductClassData, { ...place, itemId: -2, page: at, pageSize: 100 })))
  return cards
}

async function readCatalogue(page: Page) {
  const found = await callFrom(page, fetchProductData, { department: 'pipe' })
  return Promise.all(
    found.map(async ({ departmentId, classId, className, items }) => {
      const cards = await everyCard(page, { departmentId, classId })
      const inStock = cards.filter(({ available }) => available !== null && available > 0).length
      return { className, items, inStock, price: `₹${cards[0]?.price.toLocaleString('en-IN')}` }
    }),
  )
}

test('the two buttons of the hero, and what is traded', onceOnly, async ({ page }) => {
  await visit(page, '/')
  const quote = page.getByRole('link', { name: 'Get a quote on WhatsApp' })
  await expect(quote).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello\+LohaHaat/)
  await expect(page.getByRole('link', { name: 'Browse SHS today' })).toHaveAttribute('href', '/pipe/pipe?class=SHS')

  await expect(main(page).getByRole('link', { name: /^Steel Pipes.*Learn more$/ })).toHaveAttribute(
    'href',
    '/pipeLandingPage',
  )
  const announced = main(page).getByRole('link', { name: /Coming soon$/ })
  await expect(announced).toHaveText([/^Angles/, /^Channels/, /^TMT/, /^Sheets/, /^Custom/])
  for (const path of ['angles', 'channels', 'tmt', 'sheets', 'custom']) {
    await announced.and(page.locator(`[href="/${path}"]`)).click()
    await expect(page).toHaveURL('/')
  }
  for (const [name, path] of [
    ['Upload a list', '/uploadEnquiry'],
    ['Create an enquiry', '/enquiry'],
    ['Weight calculator', '/weight-calculator'],
  ] as const) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', path)
  }
  for (const name of ['How it works', 'What “verified” means here']) {
    await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible()
  }
})

test('every class card leads to its tab of the catalogue', onceOnly, async ({ page }) => {
  await visit(page, '/pipeLandingPage')
  for (const name of classes) {
    await main(page).getByRole('link', { name, exact: true }).click()
    const tabs = page.getByRole('navigation', { name: 'Classes' }).locator('[aria-current="page"]')
    await expect(tabs).toHaveText(new RegExp(`^${name}\\s*\\d`))
    await page.goBack()
  }
  for (const name of ['Marked on the pipe', 'Certified by the mill', 'Weighed, not guessed', 'Drawn to scale']) {
    await expect(main(page).getByRole('heading', { level: 3, name })).toBeVisible()
  }
})

/** Another test may import thousands of items meanwhile. */
const counted = (items: number) => items.toLocaleString('en-IN')

test('the figures are those of the catalogue', onceOnly, async ({ page }) => {
  // Others change the stock meanwhile, and the figures may be ten seconds old.
  await expect(async () => {
    const catalogue = await readCatalogue(page)
    expect(catalogue.map(({ className }) => className)).toEqual(classes)
    await page.goto('/')
    for (const { className, items, price } of catalogue) {
      await expect(rateOf(page, className)).toHaveText(`${className}${price}/MT${counted(items)} items`, { timeout: 1 })
    }
    const total = catalogue.reduce((sum, { inStock }) => sum + inStock, 0)
    const figures = page.getByRole('region', { name: 'The yard right now' })
    await expect(figures).toContainText(counted(total), { timeout: 1 })
    await page.goto('/pipeLandingPage')
    for (const { className, inStock, price } of catalogue) {
      await expect(cardOf(page, className)).toContainText(`${price}/MT`, { timeout: 1 })
      await expect(cardOf(page, className)).toContainText(`${counted(inStock)} items in stock`, { timeout: 1 })
    }
  }).toPass({ timeout: 40_000 })
})

test('without figures the pages stand, and lead to every class', onceOnly, async ({ page }) => {
  await visit(page, '/help')
  await page.route('**/common/LH/MarketFigures', (route) => route.fulfill({ status: 500, json: { error: 'Gone.' } }))
  await page.getByRole('banner').getByRole('link', { name: 'LohaHaat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Steel pipe at/ })).toBeVisible()
  for (const name of classes) {
    await expect(strip(page).getByRole('link', { name: new RegExp(`^${name} ?\\p{L}`, 'u') })).toBeVisible()
  }
  await expect(strip(page).getByText('₹')).toHaveCount(0)
  await main(page)
    .getByRole('link', { name: /Learn more$/ })
    .click()
  await expect(main(page).getByText('See prices')).toHaveCount(classes.length)
})

test('a class without stock says so', onceOnly, async ({ page }) => {
  await visit(page, '/help')
  const none: ResponseOf<typeof fetchMarketFigures> = { items: 0, inStock: 0, brands: 0, classes: [] }
  await page.route('**/common/LH/MarketFigures', (route) => route.fulfill({ json: none }))
  await page.getByRole('banner').getByRole('link', { name: 'LohaHaat' }).click()
  await expect(strip(page).getByText('On enquiry')).toHaveCount(classes.length)
  await expect(page.getByRole('region', { name: 'The yard right now' })).toHaveCount(0)
})

test('the about page: figures, story, values, people and the way on', onceOnly, async ({ page }) => {
  await visit(page, '/about')
  const stats = main(page).getByRole('group', { name: 'In figures' })
  for (const [value, label] of [
    ['15+', 'years'],
    ['1000+', 'customers'],
    ['50+', 'suppliers'],
    ['99%', 'quality'],
  ] as const) {
    await expect(stats.getByText(value, { exact: true })).toBeVisible()
    await expect(stats.getByText(new RegExp(`^${label}`))).toBeVisible()
  }
  await expect(main(page).getByText(/founded in 2025/)).toBeVisible()
  for (const name of ['Our story', 'Our mission', 'Our vision']) {
    await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible()
  }
  const inSection = (name: string) =>
    main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name }) })
      .getByRole('heading', { level: 3 })
  await expect(inSection('What we stand for')).toHaveText([
    'Straight',
    'Level',
    'Fair',
    'Upright',
    'Exact',
    'Centred on you',
  ])
  await expect(inSection('Who you deal with')).toHaveCount(3)
  await main(page).getByRole('link', { name: 'Get Started Today' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without scripts', onceOnly, () => {
  test.use({ javaScriptEnabled: false })

  test('the rates, the classes and the people are there', async ({ page }) => {
    await page.goto('/')
    await expect(rateOf(page, 'SHS')).toContainText('/MT')
    await page.goto('/pipeLandingPage')
    await expect(cardOf(page, 'GI')).toContainText('items in stock')
    await page.goto('/about')
    await expect(page.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/')
  })
})
