import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { fileNameOf, uniqueNames, writeZip } from './write-zip'

async function* some(...files: [string, string][]) {
  for (const [path, text] of files) yield await Promise.resolve({ path, bytes: Buffer.from(text) })
}

test('what goes in comes out, in its folders', async () => {
  const zip = await writeZip(some(['Certificates/TC 1.pdf', 'one'], ['Invoices/INV.pdf', 'two']))
  const files = Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes).toString()])
  expect(files).toEqual([
    ['Certificates/TC 1.pdf', 'one'],
    ['Invoices/INV.pdf', 'two'],
  ])
})

test('an archive of nothing is one too', async () => {
  expect(unzipSync(await writeZip(some()))).toEqual({})
})

test.each([
  ['INV/26-27/000001.pdf', 'INV-26-27-000001.pdf'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['a\u202Efdp.exe', 'a-fdp.exe'],
  ['', '-'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ['प्रमाणपत्र 12.pdf', 'प्रमाणपत्र 12.pdf'],
])('%j is called %j', (text, name) => {
  expect(fileNameOf(text)).toBe(name)
})

test('two of a name are told apart', () => {
  const unique = uniqueNames()
  expect(['tc.pdf', 'TC.pdf', 'tc.pdf', 'tc'].map(unique)).toEqual(['tc.pdf', 'TC (2).pdf', 'tc (3).pdf', 'tc'])
})
