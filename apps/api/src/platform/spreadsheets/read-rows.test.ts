import { describe, expect, test } from 'vitest'
import { xlsxOf, zipOf } from '../../testing/hostile/zip'
import { readRows } from './read-rows'

const read = (bytes: Buffer | string, maxRows = 100) => readRows(Buffer.from(bytes), maxRows)
const cellsOf = async (bytes: Buffer | string) => (await read(bytes)).map(({ cells }) => cells)
const unicode = 'पाइप 50×50, "🏗️", أنبوب'

describe('a CSV file', () => {
  test.each([
    { say: 'commas', text: 'Size,Rate\r\n50x50,61.5\r\n' },
    { say: 'semicolons', text: 'Size;Rate\n50x50;61.5' },
    { say: 'tabs', text: 'Size\tRate\n50x50\t61.5' },
    { say: 'old line ends', text: 'Size,Rate\r50x50,61.5\r' },
    { say: 'mixed line ends', text: 'Size,Rate\r\n50x50,61.5\n' },
    { say: 'a byte order mark', text: '\ufeffSize,Rate\n50x50,61.5' },
    { say: 'blanks around', text: ' Size ,Rate\t \n50x50 , 61.5' },
    { say: 'quotes', text: '"Size","Rate"\n"50x50","61.5"' },
    { say: 'empty cells at the end', text: 'Size,Rate,,\n50x50,61.5,' },
  ])('with $say', async ({ text }) => {
    expect(await cellsOf(text)).toEqual([
      ['Size', 'Rate'],
      ['50x50', '61.5'],
    ])
  })

  test('rows keep the number that the spreadsheet shows, over empty rows and lines inside quotes', async () => {
    expect(await read('Note\n\n"a\nb"\n,,\nc\n')).toEqual([
      { row: 1, cells: ['Note'] },
      { row: 3, cells: ['a\nb'] },
      { row: 5, cells: ['c'] },
    ])
  })

  test.each([
    { say: 'an inch mark is no quote', text: 'a,2" pipe,b', cells: ['a', '2" pipe', 'b'] },
    { say: 'a doubled quote is one', text: '"2"" pipe",b', cells: ['2" pipe', 'b'] },
    { say: 'a delimiter inside quotes is none', text: '"a,b,c,d";e', cells: ['a,b,c,d', 'e'] },
    { say: 'empty cells keep their place', text: ',,c', cells: ['', '', 'c'] },
    {
      say: 'an apostrophe before a formula was put there',
      text: "'=1+1,'-5,'tis,''@x",
      cells: ['=1+1', '-5', "'tis", "'@x"],
    },
    { say: 'any script', text: `"${unicode.replaceAll('"', '""')}",x`, cells: [unicode, 'x'] },
  ])('$say', async ({ text, cells }) => {
    expect(await cellsOf(text)).toEqual([cells])
  })

  test('what is no UTF-8 is read as Windows wrote it', async () => {
    expect(await cellsOf(Buffer.from([0x80, 0x20, 0x31, 0x2c, 0xe9]))).toEqual([['€ 1', 'é']])
    expect(await cellsOf(Buffer.from('\ufeffदर\t1', 'utf16le'))).toEqual([['दर', '1']])
  })

  test('an empty file has no rows', async () => expect(await read('')).toEqual([]))
})

describe('an XLSX file', () => {
  test('cells are the text that a person would type for them', async () => {
    const cell = (at: number, type: string, value: string) => `<c r="${'ABCDEFGHIJ'[at]}1" ${type}><v>${value}</v></c>`
    const styles =
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>'
    const values = [
      cell(0, '', '0.30000000000000004'),
      cell(1, '', '1.5E-7'),
      cell(2, '', '1E+21'),
      cell(3, '', '-0'),
      cell(4, 't="b"', '1'),
      cell(5, 't="b"', '0'),
      cell(6, 's="1"', '46112'),
      cell(7, 's="2"', '46112.4375'),
      cell(8, 't="str"', ' text '),
      cell(9, 't="e"', '#N/A'),
    ]
    const bytes = xlsxOf(`<row r="1">${values.join('')}</row>`, [{ name: 'xl/styles.xml', content: styles }])
    expect(await cellsOf(bytes)).toEqual([
      [
        '0.3',
        '0.00000015',
        '1000000000000000000000',
        '0',
        'TRUE',
        'FALSE',
        '2026-03-31',
        '2026-03-31T10:30:00',
        'text',
      ],
    ])
  })

  test('formulas come as the values saved with them', async () => {
    const row =
      '<row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="str"><f>"a"</f><v>a</v></c><c r="C2"><f>X1</f></c></row>'
    expect(await read(xlsxOf(row))).toEqual([{ row: 2, cells: ['2', 'a'] }])
  })

  test('rows keep their number over the empty ones', async () => {
    const row = (at: number, cell = '') => `<row r="${at}">${cell}</row>`
    const text = (at: number) => `<c r="B${at}" t="inlineStr"><is><t>${unicode}</t></is></c>`
    expect(await read(xlsxOf(row(3, text(3)) + row(4) + row(9, text(9))))).toEqual([
      { row: 3, cells: ['', unicode] },
      { row: 9, cells: ['', unicode] },
    ])
  })
})

describe('what is no sheet', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const xls = Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex')
  test.each([
    { say: 'an old .xls', bytes: xls },
    { say: 'a picture', bytes: png },
    { say: 'a PDF of plain text', bytes: '%PDF-1.4\n1 0 obj\n' },
    { say: 'a web page', bytes: '<!doctype html><table>' },
    { say: 'an SVG', bytes: '\ufeff <svg xmlns="http://www.w3.org/2000/svg"/>' },
    { say: 'rich text', bytes: '{\\rtf1 hello}' },
    { say: 'another ZIP', bytes: zipOf([{ name: 'word/document.xml', content: '<w/>' }]) },
    { say: 'bytes', bytes: Buffer.from([0, 1, 2, 3]) },
  ])('$say', async ({ bytes }) => {
    await expect(read(bytes)).rejects.toMatchObject({ problem: 'notASheet' })
  })

  test('too many rows', async () => {
    await expect(read('a\nb\n\nc\n', 3)).resolves.toHaveLength(3)
    await expect(read('a\nb\nc\nd\n', 3)).rejects.toMatchObject({ problem: 'tooManyRows' })
  })
})
