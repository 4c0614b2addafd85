import { readFileSync } from 'node:fs'
import { inLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { expect, test } from 'vitest'

interface Manifest {
  name: string
  description: string
  lang: string
  start_url: string
  shortcuts: { name: string; short_name?: string; url: string }[]
  share_target: { action: string }
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../public/${name}`, import.meta.url), 'utf8')) as Manifest

const english = read('site.webmanifest')
const hindi = read('site.hi.webmanifest')

test('the app is one and the same in Hindi, at the addresses of Hindi', () => {
  const there = (path: string) => inLanguage(path, 'hi')
  expect(hindi).toEqual({
    ...english,
    lang: 'hi',
    name: hindi.name,
    description: hindi.description,
    start_url: there(english.start_url),
    shortcuts: english.shortcuts.map(({ url }, at) => ({ ...hindi.shortcuts[at], url: there(url) })),
    share_target: { ...english.share_target, action: there(english.share_target.action) },
  })
})

test('its words are Hindi', () => {
  const words = [hindi, ...hindi.shortcuts].map(({ name }) => name)
  expect([...words, hindi.description].filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([])
})
