import { cartMessages, catalogueMessages } from '@lohahaat/contract/platform/messages'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../checks/accessibility'
import { newBuyer } from '../people/buyer'
import { goWithin, newEmail, onceOnly, signIn, visit } from '../people/person'
import { signUpByCalls } from '../people/session'

const items = (page: Page) => page.getByRole('region', { name: 'Items' })
const cards = (page: Page) =>
  items(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /^Remove/ })
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Classes' }).getByRole('link', { name })

/** The filters: beside the items on a desk, behind a button on a phone. */
async function openFilters(page: Page): Promise<Locator> {
  const button = items(page).getByRole('button', { name: /^Filters/ })
  if (!(await button.isVisible())) return page.getByRole('complementary', { name: 'Filters' })
  await button.click()
  return page.getByRole('dialog', { name: 'Filters' })
}

async function closeFilters(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  if (await sheet.isVisible()) await sheet.getByRole('button', { name: /^Show \d+ items?$/ }).click()
}

const unfold = (page: Page) => page.getByText(/^Show \d+ more$/).click()

const readTotal = async (page: Page) => Number(/of ([\d,]+) items?/.exec(await items(page).innerText())?.[1])

test('filters narrow the items, stand in the URL, and survive reload and Back', async ({ page }) => {
  await visit(page, '/pipe/pipe?class=SHS')
  await expect(tab(page, 'SHS')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText(catalogueMessages.taxNotice)).toBeVisible()

  let filters = await openFilters(page)
  const tata = filters.getByRole('checkbox', { name: /^Tata Structura/ })
  const promised = Number(/\d+$/.exec((await tata.locator('..').innerText()).trim())?.[0])
  await tata.check()
  await expect(page).toHaveURL(/\?class=SHS&brand=\d+$/)
  await closeFilters(page)
  await expect(items(page).getByText(/of [\d,]+ items?$/)).toHaveText(new RegExp(`of ${promised} items?$`))

  filters = await openFilters(page)
  const wall = filters.getByRole('group', { name: 'Thickness Range' })
  await wall.getByLabel('from').fill('4')
  await wall.getByLabel('to', { exact: true }).fill('2')
  await page.keyboard.press('Enter')
  // The wrong way round is put right.
  await expect(page).toHaveURL(/&minThickness=4&maxThickness=2$/)
  await expect(wall.getByLabel('from')).toHaveValue('2')
  await expect(wall.getByLabel('to', { exact: true })).toHaveValue('4')
  await closeFilters(page)

  const expectNarrowed = async () => {
    await expect(chips(page)).toHaveText([/Tata Structura/, /2 to 4 mm/])
    expect(await readTotal(page)).toBeLessThan(promised)
    for (const heading of await cards(page).getByRole('heading').allInnerTexts()) {
      const [, wallOfCard] = /([\d.]+)\s*mm$/.exec(heading) ?? []
      expect(Number(wallOfCard)).toBeGreaterThanOrEqual(2)
      expect(Number(wallOfCard)).toBeLessThanOrEqual(4)
    }
  }
  await expectNarrowed()
  await page.reload()
  await expectNarrowed()

  await page.goBack()
  await expect(chips(page)).toHaveText([/Tata Structura/])
  await page.goForward()
  await expectNarrowed()
  await chips(page).first().click()
  await expect(chips(page)).toHaveText([/2 to 4 mm/])
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/pipe/pipe?class=SHS')
})

test('a search as one would say it', onceOnly, async ({ page }) => {
  await visit(page, '/pipe/pipe')
  await page.getByRole('searchbox', { name: /^Search brand/ }).fill('50nb tata 3.6')
  await expect(page).toHaveURL(/search=50nb\+tata\+3\.6/)
  await expect(cards(page).first()).toContainText('Tata')
  for (const heading of await cards(page).getByRole('heading').allInnerTexts()) {
    expect(heading).toMatch(/50 NB × 3\.6\s*mm$/)
  }
})

test('a class that is picked on the way in arrives selected', onceOnly, async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Browse SHS today' }).click()
  await expect(tab(page, 'SHS')).toHaveAttribute('aria-current', 'page')
  await visit(page, '/pipeLandingPage')
  await page.getByRole('main').getByRole('link', { name: 'Hollow Section GP' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hollow Section GP')
  await expect(tab(page, 'Hollow Section GP')).toHaveAttribute('aria-current', 'page')
})

test(
  'a visitor is asked to sign in, comes back to what he looked at, and fills his cart',
  onceOnly,
  async ({ page }) => {
    const email = newEmail()
    await signUpByCalls(page.request, email, 'Verma Fabricators')
    await visit(page, '/pipe/pipe?class=RHS&sort=thickness')
    const add = cards(page)
      .first()
      .getByRole('button', { name: /^Add to Cart/ })
    await add.click()
    const popup = page.getByRole('dialog', { name: cartMessages.loginTitle })
    await expect(popup).toContainText(cartMessages.loginNeeded)
    await popup.getByRole('button', { name: 'Cancel' }).click()
    await expect(popup).toBeHidden()
    await add.click()
    await popup.getByRole('button', { name: 'Go to Login' }).click()
    await signIn(page, email)
    await expect(page).toHaveURL('/pipe/pipe?class=RHS&sort=thickness')

    const isIn = cards(page)
      .first()
      .getByRole('button', { name: /^In Cart/ })
    await expect(isIn).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await page.reload()
    await expect(isIn).toBeVisible()

    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/pipe\/pipe\/\d+$/)
    await page.getByRole('button', { name: /^In Cart/ }).click()
    await expect(page.getByRole('button', { name: /^Add to Cart/ })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  },
)

test('the page of everybody comes to a buyer with what is in his cart', onceOnly, async ({ page }) => {
  await newBuyer(page)
  // Which items are in the cart is asked once the page is there; a person takes longer to choose.
  const marks = page.waitForResponse((response) => response.url().includes('FetchStockDetailsData'))
  await visit(page, '/pipe/pipe?class=GI')
  await marks
  await cards(page)
    .first()
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^In Cart/ }),
  ).toBeVisible()
  expect(await (await page.request.get('/pipe/pipe?class=GI')).text()).not.toContain('In Cart')
  await page.reload()
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^In Cart/ }),
  ).toBeVisible()
})

test('nothing found says so, and leads to everything', onceOnly, async ({ page }) => {
  await visit(page, '/pipe/pipe?class=SHS&search=bamboo')
  await expect(page.getByText(catalogueMessages.nothingFound)).toBeVisible()
  await page.getByRole('link', { name: 'View All Products' }).click()
  await expect(page).toHaveURL('/pipe/pipe')
  await expect(cards(page)).toHaveCount(24)

  await visit(page, '/pipe/bamboo?brand=x&page=-1&minThickness=thin')
  await expect(page.getByText(catalogueMessages.nothingFound)).toBeVisible()
})

test('another page begins at the top of its items, and Back returns to where one was', onceOnly, async ({ page }) => {
  // By way of another page: on the first one the router may go to the top once more, when its scripts are through.
  await visit(page, '/about')
  await goWithin(page, '/pipe/pipe')
  const next = page.getByRole('link', { name: 'Next' })
  await next.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await expect(items(page).getByRole('searchbox')).toBeInViewport()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a photo that can’t be loaded gives way to the stock picture', onceOnly, async ({ page }) => {
  await page.route('**/ProductFilteredClassData*', async (route) => {
    const answer = await route.fetch()
    const products = (await answer.json()) as object[]
    await route.fulfill({ response: answer, json: products.map((one) => ({ ...one, imageFileName: 'gone.webp' })) })
  })
  await visit(page, '/pipe/pipe')
  await tab(page, 'GI').click()
  await expect(cards(page).first().locator('img')).toHaveAttribute('src', '/pipe-bundle.svg')
})

test('choices that are folded away come when asked for, and stay while one is chosen', onceOnly, async ({ page }) => {
  await visit(page, '/pipe/pipe?class=SHS')
  const size = page.getByRole('checkbox', { name: /^250 × 250/ })
  await expect(size).toHaveCount(0)
  await unfold(page)
  await size.check()
  await expect(page).toHaveURL(/\?class=SHS&size=\d+$/)
  await page.reload()
  await expect(size).toBeChecked()
})

test.describe('without scripts', onceOnly, () => {
  test.use({ javaScriptEnabled: false })

  test('the items are there, and the filters are a form', async ({ page }) => {
    await page.goto('/pipe/pipe?class=SHS')
    await expect(cards(page)).toHaveCount(24)
    await page.getByRole('checkbox', { name: /^APL Apollo/ }).check()
    await page.getByRole('checkbox', { name: /^Goodluck/ }).check()
    await unfold(page)
    await page.getByRole('checkbox', { name: /^250 × 250/ }).check()
    await page.getByRole('button', { name: 'Show items' }).click()
    await expect(chips(page)).toHaveText([/APL Apollo/, /Goodluck/, /250 × 250/])
    await expect(tab(page, 'SHS')).toHaveAttribute('aria-current', 'page')
  })
})

test('the catalogue with its filters is accessible', async ({ page }) => {
  await visit(page, '/pipe/pipe?class=SHS&search=tata+50x50&minThickness=2')
  await expectNoViolations(page)
  // On a desk they stand beside the items and were looked at with them.
  await openFilters(page)
  if (await page.getByRole('dialog', { name: 'Filters' }).isVisible()) await expectNoViolations(page)
})
