import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { messages } from '@lohahaat/contract/platform/messages'
import { messages as hindiMessages } from '@lohahaat/contract/platform/messages.hi'
import { shortText } from '../../apps/web/build-steps/devanagari/letters'
import { root } from '../../scripts/setup.mjs'
import { onceOnly } from '../people/person'

const ASSETS = join(root, 'apps/web/build/client/assets')

/** It reads answers in both languages, so it knows words of both. */
const READER = /^answer-panel-/

const scriptsIn = async (folder: string) =>
  Promise.all(
    (await readdir(folder))
      .filter((file) => file.endsWith('.js') && !READER.test(file))
      .map(async (file) => ({ file, code: await readFile(join(folder, file), 'utf8') })),
  )

test('the scripts of a language have no texts of the other, but its name', onceOnly, async () => {
  const english = await scriptsIn(ASSETS)
  const hindi = await scriptsIn(join(ASSETS, 'hi'))
  const withHindi = english.filter(({ code }) => /\p{Script=Devanagari}/u.test(code.replaceAll('हिन्दी', '')))
  const withEnglish = hindi.filter(({ code }) => code.includes(messages.serverUnreachable))
  expect([...withHindi, ...withEnglish].map(({ file }) => file)).toEqual([])
  expect(english.some(({ code }) => code.includes(messages.serverUnreachable))).toBe(true)
  expect(hindi.some(({ code }) => code.includes(shortText(hindiMessages.serverUnreachable)))).toBe(true)
})
