import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { noModuleLevelText } from './no-module-level-text.mjs'

const linter = new Linter()

const complaints = (code: string) =>
  linter.verify(code, {
    languageOptions: { parser: tseslint.parser },
    plugins: { house: { rules: { 'no-module-level-text': noModuleLevelText } } },
    rules: { 'house/no-module-level-text': 'error' },
  })

test.each([
  ["import { texts } from './texts'", 'const title = texts.title'],
  ["import { texts } from '../texts'", 'const { title } = texts'],
  ["import { texts } from './texts'", 'define({ ...texts })'],
  ["import { texts } from './texts'", 'const options = keys.map((key) => texts[key])'],
  ["import { fieldTexts } from './field-texts'", 'export const columns = [{ title: fieldTexts.name }]'],
  ["import { messages } from '@lohahaat/contract/platform/messages'", 'check({ error: messages.emailMissing })'],
  ["import { texts } from './texts'", 'class Box { static label = texts.box }'],
  ["const texts = inLanguages({ en: { title: 'Fees' } })", 'const title = texts.title'],
])('%s; %s is read before the language is known', (from, use) => {
  expect(complaints(`${from}\n${use}`)).toHaveLength(1)
})

test.each([
  ["import { texts } from './texts'", 'const title = () => texts.title'],
  ["import { texts } from './texts'", 'function Title() { const { title } = texts; return title }'],
  ["import { texts } from './texts'", 'class Box { label = texts.box }'],
  ["import { texts } from './texts'", 'type Title = typeof texts.title'],
  ["import type { Texts } from './texts'", 'const none: Texts[] = []'],
  ["import { texts } from './other'", 'const title = texts.title'],
  ["const texts = inLanguages({ en: { title: 'Fees' } })", 'export { texts }'],
  ["import { texts } from './texts'", 'define({ texts })'],
  ["import { texts } from './texts'", 'const options = () => keys.map((key) => texts[key])'],
])('%s; %s is fine', (from, use) => {
  expect(complaints(`${from}\n${use}`)).toEqual([])
})
