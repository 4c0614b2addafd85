import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { xlsxOf } from '../../testing/hostile/zip'
import { readSheet, type ReadOptions } from './read-sheet'
import { writeXlsx } from './write-sheet'

const MEBIBYTE = 1024 * 1024
const read = (bytes: Buffer | string, options?: ReadOptions) =>
  readSheet(7, { name: 'stock.pdf', bytes: Buffer.from(bytes) }, options)

test('a file is read by what it holds, whatever its name', async () => {
  const rows = [
    { row: 1, cells: ['Size', 'Rate'] },
    { row: 2, cells: ['50x50', '61.5'] },
  ]
  expect(await read('Size,Rate\n50x50,61.5')).toEqual(rows)
  expect(await read(await writeXlsx(['Size', 'Rate'], [['50x50', 61.5]]))).toEqual(rows)
})

test('a large file comes back whole, several at a time', { timeout: 30_000 }, async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `${at},${'पाइप '.repeat(50)}`)
  const files = await Promise.all(Array.from({ length: 4 }, () => read(rows.join('\n'))))
  for (const file of files) expect(file.at(-1)).toEqual({ row: 10_000, cells: ['9999', 'पाइप '.repeat(50).trim()] })
})

describe('what is refused', { timeout: 30_000 }, () => {
  test('what is no sheet', async () => {
    await expect(read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]))).rejects.toMatchObject({
      status: 400,
      refused: 'notASheet',
    })
  })

  test('more rows than there may be', async () => {
    const text = 'a\n'.repeat(5001)
    await expect(read(text, { maxRows: 5000 })).rejects.toMatchObject({ refused: 'tooManyRows', values: [5000] })
  })

  test('corrupt files, each in its own way', async () => {
    const whole = await writeXlsx(
      ['Size'],
      Array.from({ length: 50 }, (_, at) => [`50x${at}`]),
    )
    const flipped = Buffer.from(whole).fill(0x5a, 60, 200)
    const broken = [
      whole.subarray(0, whole.length / 2),
      flipped,
      Buffer.concat([whole.subarray(0, 4), randomBytes(5000)]),
    ]
    for (const bytes of [...broken, Buffer.from('"never closed,1\n2')]) {
      await expect(read(bytes)).rejects.toMatchObject({ refused: 'unreadableFile' })
    }
  })

  test('what takes too long', async () => {
    const large = Buffer.alloc(20 * MEBIBYTE, 'a,b\n')
    await expect(read(large, { timeoutMs: 1 })).rejects.toMatchObject({ refused: 'slowFile' })
  })
})

describe('a bomb', { timeout: 30_000 }, () => {
  test('that says so', async () => {
    const bomb = xlsxOf('', [{ name: 'xl/media/a.xml', content: Buffer.alloc(200 * MEBIBYTE) }])
    expect(bomb.length).toBeLessThan(MEBIBYTE)
    await expect(read(bomb)).rejects.toMatchObject({ refused: 'tooLargeUnpacked' })
  })

  test('of a ratio that no sheet has', async () => {
    await expect(read(xlsxOf(' '.repeat(20 * MEBIBYTE)))).rejects.toMatchObject({ refused: 'tooLargeUnpacked' })
  })

  test('of too many parts', async () => {
    const parts = Array.from({ length: 1001 }, (_, at) => ({ name: `xl/${at}.xml`, content: '' }))
    await expect(read(xlsxOf('', parts))).rejects.toMatchObject({ refused: 'tooLargeUnpacked' })
  })

  test('that lies about its size', async () => {
    const lie = xlsxOf(`<row r="1"><c r="A1"><v>1</v></c></row>${' '.repeat(50 * MEBIBYTE)}`, [], 1000)
    await expect(read(lie)).rejects.toMatchObject({ refused: 'unreadableFile' })
  })

  const text = { name: 'xl/sharedStrings.xml', content: `<sst><si><t>${'x'.repeat(MEBIBYTE)}</t></si></sst>` }
  const cell = (at: number) => `<row r="${at}"><c r="A${at}" t="s"><v>0</v></c></row>`
  const often = Array.from({ length: 5000 }, (_, at) => cell(at + 1)).join('')
  test.each([
    { say: 'a far row', bytes: xlsxOf('<row r="999999999"><c r="A999999999"><v>1</v></c></row>') },
    { say: 'a far column', bytes: xlsxOf('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>') },
    { say: 'one long text in every cell', bytes: xlsxOf(often, [text]) },
  ])('that goes off in memory: $say', async ({ bytes }) => {
    await expect(read(bytes, { memoryMb: 64 })).rejects.toMatchObject({ refused: 'tooLargeUnpacked' })
  })

  test('leaves the server to read on', async () => expect(await read('a')).toHaveLength(1))
})
