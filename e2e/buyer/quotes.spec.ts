import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { addShippingAddressDetail } from '@lohahaat/contract/ordering/addresses/add-shipping-address-detail'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/at-work'
import { expectNoViolations } from '../people/accessibility'
import { newBuyer } from '../people/buyer'
import { enquireForTonsAndPieces, newParty, yard } from '../people/quotes-by-calls'
import { callFrom } from '../people/order-by-calls'
import { visit } from '../people/person'
import { acceptButton, cellOf, parties, prices, saveButton } from '../people/quote-screens'
import { FEES, inRupees, rounded, thousandths } from '../people/reckoning'

/** By hand: 2.5 tons and 37 pieces at these prices, with the fees of the demo. */
function reckon([perTon, perPiece]: readonly [bigint, bigint], pieceKg: string, freightPerTon: bigint) {
  const grams = 2_500_000n + 37n * thousandths(pieceKg)
  const lines = [rounded(perTon * 25n, 10n), perPiece * 37n] as const
  const goods = lines[0] + lines[1]
  const freight = rounded(grams * freightPerTon, 1_000_000n)
  const fees =
    FEES.weighment + rounded(grams * FEES.loadingPerTon, 1_000_000n) + rounded(grams * FEES.platformPerTon, 1_000_000n)
  const total = goods + rounded(goods * 18n, 100n) + fees + freight
  return { lines, goods, freight, total, landed: rounded(total * 1_000_000n, grams) }
}

test('two parties quote, the buyer accepts the better, and orders just that', async ({ page, browser, baseURL }) => {
  const email = await newBuyer(page)
  await callFrom(page, addShippingAddressDetail, { shippingAddressId: 0, ...yard })
  const { enquiryId, leadId } = await enquireForTonsAndPieces(page)
  const party = await newParty(browser, page, baseURL, 'Mehta Pipes')
  const rival = await newParty(browser, page, baseURL, 'Kaveri Iron')
  const form = `/quotePrice/${enquiryId}`

  await visit(party, form)
  await expect(party.getByRole('main')).toContainText(leadId)
  const [ton, piece] = [prices(party).nth(0), prices(party).nth(1)]
  await expect(ton).toHaveAccessibleName(/^₹ per Ton for SHS /)
  await expect(piece).toHaveAccessibleName(/^₹ per Piece for SHS /)
  await ton.pressSequentially('6200.50')
  await ton.press('Home')
  await ton.press('ArrowRight')
  await ton.pressSequentially('x1')
  await expect(ton).toHaveValue('61200.50')
  expect(await ton.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2)
  await ton.blur()
  await expect(ton).toHaveValue('61,200.50')
  await expect(party.getByRole('row', { name: /2.5 Ton/ })).toContainText('₹1,53,001.25')
  await expect(saveButton(party)).toBeDisabled()
  await piece.fill('₹ 1,999/-')
  await piece.blur()
  await expect(piece).toHaveValue('1,999.00')
  await expect(party.getByText('₹2,26,964.25').filter({ visible: true })).toHaveCount(1)

  // A reload loses nothing, and what is restored can be thrown away.
  await visit(party, form)
  await expect(party.getByText('Draft restored')).toBeVisible()
  await expect(ton).toHaveValue('61,200.50')
  await expectNoViolations(party)
  await party.getByRole('button', { name: 'Discard' }).click()
  await expect(ton).toHaveValue('')
  await ton.fill('63,000')
  await piece.fill('2000')
  await saveButton(party).click()
  await expect(party.getByText(enquiryMessages.quoted)).toBeVisible()
  await expect(party).toHaveURL('/EnquiryList')

  // He thinks better of it, and replaces his quote.
  await visit(party, form)
  await expect(party.getByText(/^You quoted on/)).toBeVisible()
  await expect(party.getByText('Draft restored')).toHaveCount(0)
  await expect(ton).toHaveValue('63,000.00')
  await ton.fill('62000.50')
  await party.getByLabel('Payment terms').fill('30 days')
  await saveButton(party).click()
  await expect(party).toHaveURL('/EnquiryList')

  await visit(rival, form)
  await expect(rival.getByText(/You quoted on|Your quote is/)).toHaveCount(0)
  await prices(rival).nth(0).fill('61,000')
  await prices(rival).nth(1).fill('1,950.25')
  await rival.getByLabel('Freight, ₹ per Ton').fill('5,000')
  await rival.getByLabel('Valid until (IST)').fill('2036-01-31T18:00')
  await rival.getByLabel('Remark').fill('Ex Raipur')
  await saveButton(rival).click()
  await expect(rival).toHaveURL('/EnquiryList')

  const [seen] = await callFrom(party, fetchQuotePrice, { enquiryId })
  const pieceKg = String(seen?.enquiryItems[1]?.weightPerPiece)
  const better = reckon([6_200_050n, 200_000n], pieceKg, 0n)
  const dearer = reckon([6_100_000n, 195_025n], pieceKg, 500_000n)
  expect(better.landed).toBeLessThan(dearer.landed)

  await visit(page, `/enquiry/${enquiryId}/quotes`)
  const rows = {
    'Goods total': 'goods',
    Freight: 'freight',
    Total: 'total',
    'Landed cost per ton': 'landed',
  } as const
  for (const [row, figure] of Object.entries(rows)) {
    const name = new RegExp(`^${row}`)
    await expect(cellOf(page, name, 'Mehta Pipes'), row).toContainText(inRupees(better[figure]))
    await expect(cellOf(page, name, 'Kaveri Iron'), row).toContainText(inRupees(dearer[figure]))
  }
  await expect(cellOf(page, /^Landed/, 'Mehta Pipes')).toContainText('Lowest')
  await expect(cellOf(page, /^Landed/, 'Kaveri Iron')).not.toContainText('Lowest')
  await expect(cellOf(page, /2.5 Ton/, 'Kaveri Iron')).toContainText('Lowest')
  await expect(cellOf(page, /^Valid until/, 'Kaveri Iron')).toContainText(
    /31 Jan 2036, 18:00 IST\s*\d+ d \d* ?h? ?left/,
  )
  await expect(cellOf(page, /^Payment terms/, 'Mehta Pipes')).toHaveText('30 days')
  await expectNoViolations(page)

  await expect(parties(page).nth(0)).toContainText('Mehta Pipes')
  await page.getByLabel('Sort by').selectOption('Party, A to Z')
  await expect(parties(page).nth(0)).toContainText('Kaveri Iron')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Mehta Pipes')

  await acceptButton(page, 'Mehta Pipes').click()
  const dialog = page.getByRole('dialog', { name: 'Accept the quote of Mehta Pipes' })
  const order = dialog.getByRole('button', { name: 'Accept and order' })
  await expect(dialog).toContainText(inRupees(better.total))
  await expect(dialog).toContainText('Plot 17, Sector 6')
  await expect(order).toBeDisabled()
  for (const [label, value] of Object.entries({ Name: yard.name, Phone: yard.phone, 'PIN code': yard.pinCode })) {
    await dialog.getByLabel(label).fill(value)
  }
  await dialog.getByLabel('Address', { exact: true }).fill('Plot 18, Sector 6')
  await dialog.getByLabel('GST number').fill('06AAACA0000A1Z2')
  await expect(dialog.getByLabel('City')).toHaveValue('Rewari')
  await dialog.getByRole('button', { name: 'Add Billing Address' }).click()
  await expect(dialog).toContainText('Plot 18, Sector 6')
  await expectNoViolations(page)
  await order.click()

  await expect(page).toHaveURL(/\/orderSuccess\/\d+$/)
  await expect(page.getByRole('main')).toContainText(inRupees(better.total))
  const orderId = Number(page.url().split('/').at(-1))
  const placed = await callFrom(page, fetchOrderSuccessDetail, { orderId })
  expect(placed.freightCharge).toBe(0)
  expect(placed.orderLines.map(({ price, amount }) => ({ price, amount }))).toEqual([
    { price: 62_000.5, amount: Number(better.lines[0]) / 100 },
    { price: 2000, amount: Number(better.lines[1]) / 100 },
  ])

  // Whoever won may call the buyer; nobody can quote any more.
  await visit(party, form)
  await expect(party.getByRole('heading', { name: 'Your quote was accepted' })).toBeVisible()
  await expect(party.getByRole('link', { name: '9812345678' })).toHaveAttribute('href', 'tel:9812345678')
  await expect(party.getByRole('link', { name: email })).toBeVisible()
  await visit(rival, form)
  await expect(rival.getByText('Quotes are no longer taken')).toBeVisible()
  await expect(rival.getByRole('main')).not.toContainText(email)
  await expect(prices(rival)).toHaveCount(0)
  await visit(page, `/enquiry/${enquiryId}/quotes`)
  await expect(page.getByRole('link', { name: 'View order' }).first()).toHaveAttribute(
    'href',
    `/orderDetails/${orderId}`,
  )
  await expect(acceptButton(page, 'Kaveri Iron')).toBeDisabled()
  await Promise.all([party.context().close(), rival.context().close()])
})
