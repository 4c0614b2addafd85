import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { englishReader, setReader } from '@lohahaat/domain/platform/language'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const FOLDERS = ['apps/web/app', 'apps/api/src', 'packages/domain/src', 'packages/contract/src']

interface Told {
  at: string
  en: unknown
  hi: unknown
}

const before = setReader(() => englishReader)
afterAll(() => setReader(before))

const files = (await Promise.all(FOLDERS.map(listFiles))).flat()
const told = (await Promise.all(files.filter(hasHindi).map(readTexts))).flat()

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(ROOT + folder, { recursive: true })).map((file) => `${folder}/${file}`)
}

function hasHindi(file: string, _at: number, all: string[]): boolean {
  return file.endsWith('.ts') && all.includes(file.replace(/\.ts$/, '.hi.ts'))
}

/** Both sets of a module, which its texts choose from when one of them is read. */
async function readTexts(file: string): Promise<Told[]> {
  const module = (await import(ROOT + file)) as Record<string, unknown>
  const found: Told[] = []
  setReader(() => ({
    ...englishReader,
    choose(sets) {
      found.push(...pairs(sets.en, sets.hi, file))
      return sets.en
    },
  }))
  for (const value of Object.values(module))
    if (typeof value === 'object' && value !== null) Reflect.get(value, 'toString')
  return found
}

function pairs(en: unknown, hi: unknown, at: string): Told[] {
  if (typeof en !== 'object' || en === null) return [{ at, en, hi }]
  return Object.entries(en).flatMap(([name, value]) =>
    pairs(value, (hi as Record<string, unknown> | undefined)?.[name], `${at} ${name}`),
  )
}

const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** What a text says by itself: of a function, what stands between its values. */
const words = (text: unknown) =>
  typeof text === 'function'
    ? (String(text).match(LITERAL) ?? []).join(' ').replace(/\$\{[^}]*\}|\\u00a0/g, ' ')
    : typeof text === 'string'
      ? text
      : ''

const marksIn = (text: unknown) => (words(text).match(/<\/?\w+>/g) ?? []).sort().join(' ')

/** Units, sizes, taxes, papers and formats that the trade writes in Latin letters; addresses of pages, and marks. */
const LATIN =
  /^\/\S+|<\/?\w+>|\b(?:kg|MTS?|PCS|ft|mm|km|MPa|NB|OD|IS|ISO|SHS|RHS|GI|GP|ERW|HSN|GSTIN|[CSI]?GST|UTGST|TDS|PAN|IFSC|IRN|UPI|OTP|LR|MTC|ISI|IST|PDF|CSV|XLSX|JSON|KB|MB|Excel|WhatsApp|LohaHaat)\b/g

/** Names of parts of a page, lists as people paste them, and cells with names of cookies, standards and the company. */
const NO_SENTENCE = / id$|[eE]xample$| table rows /

test('no set is missed', () => expect(told.length).toBeGreaterThan(3000))

test('what is said in English is said in Hindi', () => {
  const latin = told.filter(
    ({ at, hi }) =>
      !NO_SENTENCE.test(at) &&
      /[a-z]{2}/i.test(words(hi).replace(LATIN, '')) &&
      !/\p{Script=Devanagari}/u.test(words(hi)),
  )
  expect(latin.map(({ at, hi }) => `${at}: ${words(hi)}`)).toEqual([])
})

test('links stand around the words that they stand around in English', () => {
  expect(told.filter(({ en, hi }) => marksIn(en) !== marksIn(hi)).map(({ at }) => at)).toEqual([])
})

/** In Hindi a make and makes are one word. */
const SAME_FOR_EVERY_COUNT = ['apps/web/app/parts/catalogue/rates/texts.ts makes']

test('texts take the same values', () => {
  const fewer = told.filter(({ en, hi }) => typeof en === 'function' && en.length !== (hi as () => void).length)
  expect(fewer.map(({ at }) => at)).toEqual(SAME_FOR_EVERY_COUNT)
})
