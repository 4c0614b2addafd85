import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { noLooseText } from './no-loose-text.mjs'

const linter = new Linter()

const complaints = (code: string) =>
  linter.verify(code, {
    languageOptions: { parser: tseslint.parser },
    plugins: { house: { rules: { 'no-loose-text': noLooseText } } },
    rules: { 'house/no-loose-text': ['error', 'whole-sentences'] },
  })

test.each([
  "doubts.push('The size is missing.')",
  'doubts.push(`${text} SWG is not a known gauge.`)',
  'doubts.push(`The unit of ${text} is missing.`)',
  "const line = { note: first ? 'Only one side is given.' : null }",
])('%s is a sentence, which the domain does not write', (code) => {
  expect(complaints(code)).toHaveLength(1)
})

test.each([
  "doubts.push({ code: 'sizeMissing' })",
  "const className = 'Hollow Section GP'",
  "const words = 'pipe, pipes, tube'",
  'const name = `${bore} NB`',
  "throw new Error('There is no such unit.')",
])('%s is none', (code) => {
  expect(complaints(code)).toEqual([])
})
