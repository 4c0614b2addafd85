import { expect, test, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { classDetails } from '@lohahaat/contract/reference/kinds/class-details'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import { messages } from '@lohahaat/contract/platform/messages'
import { paraMasterDetails } from '@lohahaat/contract/reference/kinds/para-master-details'
import { sellerDetails } from '@lohahaat/contract/reference/kinds/seller-details'
import { subClassDetails } from '@lohahaat/contract/reference/kinds/sub-class-details'
import { subClass1Details } from '@lohahaat/contract/reference/kinds/sub-class1-details'
import { signInAsAdmin } from '../people/admin'
import { onceOnly, visit } from '../people/person'

type Filled = Readonly<Record<string, string>>

interface Case {
  kind: MasterData
  /** What a person chooses and types for a new record, by label; the name of the record comes on top. */
  choices: Filled
  typed: Filled
  /** The field that is changed afterwards. */
  changed: string
  afterCreate: RegExp
  afterUpdate: RegExp
  /** A record that stock is made of. */
  used?: number
}

const cases: readonly Case[] = [
  {
    kind: brandDetails,
    choices: {},
    typed: { 'Brand Description': 'Secondary mill, Raipur' },
    changed: 'Brand Description',
    afterCreate: /\/brand$/,
    afterUpdate: /\/brands$/,
  },
  {
    kind: paraMasterDetails,
    choices: { 'Para Code': 'Payment' },
    typed: {},
    changed: 'Para Description',
    afterCreate: /\/paraMaster$/,
    afterUpdate: /\/paraMaster$/,
  },
  {
    kind: departmentDetails,
    choices: {},
    typed: {},
    changed: 'Department Name',
    afterCreate: /\/department$/,
    afterUpdate: /\/departments$/,
  },
  {
    kind: classDetails,
    choices: { Department: 'Pipe' },
    typed: {},
    changed: 'Class Name',
    afterCreate: /\/class$/,
    afterUpdate: /\/classes$/,
  },
  {
    kind: subClassDetails,
    choices: { Department: 'Pipe', Class: 'SHS' },
    typed: {},
    changed: 'Sub Class Name',
    afterCreate: /\/subClass$/,
    afterUpdate: /\/subClasses$/,
  },
  {
    kind: subClass1Details,
    choices: { Department: 'Pipe', Class: 'SHS', 'Sub Class': '50x50' },
    typed: {},
    changed: 'Sub Class1 Name',
    afterCreate: /\/subClass1$/,
    afterUpdate: /\/subClasses1$/,
    used: 9,
  },
  {
    kind: sellerDetails,
    choices: {},
    typed: { 'Seller Name': 'R. K. Gupta', 'Phone No': '9812345678', 'Office Address': '12 Loha Mandi, Rewari' },
    changed: 'Office Address',
    afterCreate: /\/seller$/,
    afterUpdate: /\/seller$/,
  },
]

/** One screen shows them all alike, and the calls are tested for each: a list, one with parents, one of its own kind. */
const withRefusals: ReadonlySet<MasterData> = new Set([brandDetails, subClass1Details, sellerDetails])

const newName = () => `7${randomUUID().slice(0, 8)}`
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const isOff = (page: Page, name: string) => expect(button(page, name)).toHaveAttribute('aria-disabled', 'true')
const isOn = (page: Page, name: string) => expect(button(page, name)).not.toHaveAttribute('aria-disabled')

async function fill(page: Page, { choices, typed }: Pick<Case, 'choices' | 'typed'>) {
  for (const [label, choice] of Object.entries(choices)) {
    await expect(field(page, label).locator('option').first()).toHaveText('Please Select')
    await field(page, label).selectOption({ label: choice })
  }
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

async function findInList(page: Page, { texts, screens }: MasterData, name: string) {
  await visit(page, screens.list)
  await page.getByLabel(`Search ${texts.list}`).fill(name)
  await expect(page).toHaveURL(`${screens.list}?search=${name}`)
  await expect(page.getByRole('row')).toHaveCount(2)
}

async function deleteRecord(page: Page) {
  await button(page, 'Delete').click()
  const question = page.getByRole('dialog')
  await expect(question.getByText(messages.deleteQuestion)).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
}

for (const { kind, changed, afterCreate, afterUpdate, used = 1, ...form } of cases) {
  const { texts, screens, fields, title, messages: said } = kind
  const label = fields[title]?.label() ?? ''

  test(`${texts.list}: created, found, changed and deleted on the screen`, onceOnly, async ({ page }) => {
    await signInAsAdmin(page)
    const name = newName()
    await visit(page, screens.list)
    await page.getByRole('link', { name: texts.create }).click()
    await expect(page).toHaveURL(screens.form)
    await expect(button(page, 'Delete')).toBeHidden()
    await isOff(page, texts.create)
    await fill(page, form)
    await isOff(page, texts.create)
    await field(page, label).fill(name)
    await button(page, texts.create).click()
    await expect(page.getByText(said.created)).toBeVisible()
    await expect(page).toHaveURL(afterCreate)
    if (screens.afterCreate === undefined) await expect(field(page, label)).toHaveValue('')

    await findInList(page, kind, name)
    await page.getByRole('link', { name: `Edit ${name}` }).click()
    await isOff(page, texts.update)
    for (const parent of kind.parents)
      await expect(page.getByRole('main').locator('dt', { hasText: parent.label() }).first()).toBeVisible()
    const loaded = await field(page, changed).inputValue()
    await field(page, changed).fill('')
    await isOff(page, texts.update)
    await field(page, changed).fill(loaded)
    await isOff(page, texts.update)
    await field(page, changed).fill(`${loaded}5`)
    await isOn(page, texts.update)
    await button(page, texts.update).click()
    await expect(page.getByText(said.updated)).toBeVisible()
    await expect(page).toHaveURL(afterUpdate)

    await findInList(page, kind, name)
    await page.getByRole('link', { name: `Edit ${name}` }).click()
    await expect(field(page, changed)).toHaveValue(`${loaded}5`)
    await deleteRecord(page)
    await expect(page.getByText(said.deleted)).toBeVisible()
    await expect(page).toHaveURL(screens.list)
  })

  if (!withRefusals.has(kind)) continue
  test(`${texts.list}: what can't be deleted or loaded is said`, onceOnly, async ({ page }) => {
    await signInAsAdmin(page)
    await visit(page, `${screens.form}/${used}`)
    await deleteRecord(page)
    await expect(page.getByText(/^Used by \d+/)).toBeVisible()
    await page.route(`**${kind.calls.remove.path}*`, (route) => route.abort())
    await deleteRecord(page)
    await expect(page.getByText(said.deleteFailed, { exact: true })).toBeVisible()
    await visit(page, `${screens.form}/0`)
    await deleteRecord(page)
    await expect(page.getByText(said.deleteWithoutId)).toBeVisible()
    await visit(page, `${screens.form}/999999`)
    await expect(page.getByText('There is no such record')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: texts.list })).toHaveAttribute('href', screens.list)
  })
}
