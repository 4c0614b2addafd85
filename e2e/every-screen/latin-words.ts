import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameOfCall } from '../../apps/web/app/pages/admin/audit/security/describe-event'
import { root } from '../../scripts/setup.mjs'
import { ownWords } from './loose-words'

const WORDS = /[a-z]{2,}([ .,'’-]+[a-z]+)*/gi
const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const wordsIn = (text: string) => (text.match(WORDS) ?? []).map((words) => words.replaceAll(/ +/g, ' '))

/** As a Hindi text writes them itself: names of laws, formats and keys, and lists as people paste them. */
const written = ['apps/web/app', 'apps/api/src', 'packages/contract/src', 'packages/domain/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => join(root, folder, String(file))),
  )
  .filter((file) => file.endsWith('.hi.ts'))
  .flatMap((file) => readFileSync(file, 'utf8').match(LITERAL) ?? [])
  .map((text) => text.replaceAll(/\$\{[^}]*\}|<\/?\w+>/g, '|').replaceAll('\\n', ' '))
  .flatMap((text) => [text, ...ownWords(text, [])])
  .flatMap(wordsIn)

/** The security log is about calls. */
const calls = (readFileSync(join(root, 'docs/CALLS.md'), 'utf8').match(/\/LH\/\w+/g) ?? []).map(nameOfCall)

const onPurpose = ` ${[...new Set([...written, ...calls])].join(' | ')} `

/** In the switch, on a phone in short. */
const OTHER_LANGUAGE = ['English', 'EN']

/** Short ones are parts of other words. */
const isLong = (known: string) => known.length > 3

/** The words of a Hindi text that are in Latin letters, apart from data and those that its texts have on purpose. */
export const latinWords = (text: string, data: readonly string[]) =>
  ownWords(text, data.filter(isLong))
    .flatMap(wordsIn)
    .filter((words) => ![...OTHER_LANGUAGE, ...data].includes(words) && !onPurpose.includes(` ${words} `))
