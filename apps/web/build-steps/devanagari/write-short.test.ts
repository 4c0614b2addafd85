import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { devanagari, shortText } from './letters'
import { shorten } from './write-short'

/** What a module exports once its texts are short. */
function run(code: string): Record<string, unknown> {
  const { outputText } = ts.transpileModule(shorten(code), { compilerOptions: { module: ts.ModuleKind.CommonJS } })
  const exports = {}
  runInNewContext(outputText, { exports, devanagari })
  return exports
}

test.each([
  "'18% GST लगेगा, MT में। और - देखें।'",
  '`पंक्ति 1:\\n50x50x2.9 और ₹61,500/MT`',
  "'“कार्ट” ~ `a` \\\\ ${b}'",
  "'GST IN 5.5 - 7 tक'",
])('%s reads the same', (text) => {
  const code = `export const text = ${text}`
  expect(run(code)).toEqual({ text: runInNewContext(text) as unknown })
})

test('every text of Hindi reads the same', async () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const folders = ['apps/web/app', 'packages/contract/src', 'packages/domain/src']
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(root + folder, { recursive: true })).map((file) => `${root}${folder}/${file}`),
    ),
  )
  const sets = await Promise.all(
    files
      .flat()
      .filter((file) => file.endsWith('.hi.ts'))
      .map((file) => readFile(file, 'utf8')),
  )
  const lines = sets.flatMap((set) => set.split('\n')).filter((line) => !line.includes('~'))
  expect(lines.length).toBeGreaterThan(4000)
  expect(lines.filter((line) => devanagari(shortText(line)) !== line)).toEqual([])
})

test('values stand in a text as they are, and texts may stand in texts', () => {
  const { told } = run("export const told = (n, who) => `${who} के ${n > 1 ? `${n} आइटम` : 'एक आइटम'}, GST ${n}%`")
  expect((told as (n: number, who: string) => string)(5, 'Verma tत')).toBe('Verma tत के 5 आइटम, GST 5%')
})

test('what is in Latin letters stays, and so do names of fields', () => {
  const code = "export const texts = { 'a-b': 'ISO', plain: `${1} MT` };\n"
  expect(shorten(code)).toBe(code)
})

test('a sign takes one byte', () => {
  expect(shorten("const text = 'पक्का 5'")).toBe('const text = /* @__PURE__ */ devanagari("macae ~5~");\n')
})
