import { expect, test } from 'vitest'
import { keepOnly } from './one-language'

const declared = `import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'
const en = { title: 'Fees' }
export type Texts = typeof en
export const texts = inLanguages({ en, hi })
`

const tidy = (code: string) => code.replace(/\{\s*(\w+),?\s*\}\)/g, '{ $1 })')

test('the files of English have no Hindi', () => {
  expect(tidy(keepOnly('en', declared))).toBe(`import { inLanguages } from '@lohahaat/domain/platform/language'

const en = { title: 'Fees' }
export type Texts = typeof en
export const texts = inLanguages({ en })
`)
})

test('the files of Hindi have no English: nothing uses it any more', () => {
  const kept = tidy(keepOnly('hi', declared))
  expect(kept).toContain("import { hi } from './texts.hi'")
  expect(kept).toContain('texts = inLanguages({ hi })')
})

test('sets that stand in the call are taken out whole', () => {
  const code =
    'const texts = inLanguages({\n  en: { rows: (n: number) => `${n} rows` },\n  hi: { rows: (n) => `${n} लाइनें` },\n})'
  expect(tidy(keepOnly('en', code))).not.toContain('लाइनें')
  expect(tidy(keepOnly('hi', code))).not.toContain(' rows`')
})

test('a set in a module of its own goes with its import', () => {
  const code = "import { en } from './words.en'\nimport { hi } from './words.hi'\nconst texts = inLanguages({ en, hi })"
  expect(tidy(keepOnly('hi', code))).toBe("\nimport { hi } from './words.hi'\nconst texts = inLanguages({ hi })")
})
