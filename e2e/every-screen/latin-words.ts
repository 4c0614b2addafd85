import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameOfCall } from '../../apps/web/app/pages/admin/audit/security/describe-event'
import { company } from '../../apps/web/app/site'
import { root } from '../../scripts/setup.mjs'
import { ownWords } from './loose-words'

const WORDS = /[a-z]{2,}([ .,'’-]+[a-z]+)*/gi
const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** As a Hindi text writes them itself: names of laws, formats and keys, and lists as people paste them. */
const written = new Set(
  ['apps/web/app', 'apps/api/src', 'packages/contract/src', 'packages/domain/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => join(root, folder, String(file))),
    )
    .filter((file) => file.endsWith('.hi.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').match(LITERAL) ?? [])
    .flatMap((text) => text.replaceAll(/\$\{[^}]*\}|<\/?\w+>|\\n/g, '|').match(WORDS) ?? []),
)

/** The security log is about calls. */
const calls = (readFileSync(join(root, 'docs/CALLS.md'), 'utf8').match(/\/LH\/\w+/g) ?? []).map(nameOfCall)

/** In the switch. */
const OTHER_LANGUAGE = 'English'

/** Short ones are parts of other words. */
const isWord = (known: string) => known.length > 3

/** The words of a Hindi text that are in Latin letters, apart from data and those that its texts have on purpose. */
export const latinWords = (text: string, data: readonly string[]) =>
  ownWords(text, [OTHER_LANGUAGE, ...Object.values(company), ...data.filter(isWord)])
    .flatMap((words) => words.match(WORDS) ?? [])
    .filter((words) => !written.has(words) && !calls.includes(words))
