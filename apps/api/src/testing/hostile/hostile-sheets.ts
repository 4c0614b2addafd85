import { deflateRawSync } from 'node:zlib'
import type { HostileFile } from './hostile-files'
import { xlsxOf, zipOf, type Packed } from './zip'

const MEBIBYTE = 1024 * 1024
const workbook = (answer: HostileFile['answer'], say: string, bytes: () => Buffer): HostileFile => ({
  say: `a workbook: ${say}`,
  name: 'list.xlsx',
  bytes,
  answer,
})
const PIPE = 'SHS 50x50x2.9 25 nos'
const row = (at: number, text = PIPE) => `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>${text}</t></is></c></row>`
const rows = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at + 1)).join('')
const strings = (content: string): Packed[] => [{ name: 'xl/sharedStrings.xml', content }]
const shared = (index: string) => `<row r="1"><c r="A1" t="s"><v>${index}</v></c></row>`
const laughs = (element: string) => {
  const entities = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
  return `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${entities}]>${element}`
}
const EXTERNAL = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
const nested = (depth: number) => '<a>'.repeat(depth)

/** Workbooks that their directory already gives away. */
export const bombs: HostileFile[] = [
  workbook('tooLargeUnpacked', 'unpacks to 120 MiB', () =>
    xlsxOf('', [{ name: 'xl/a.xml', content: Buffer.alloc(120 * MEBIBYTE) }]),
  ),
  workbook('tooLargeUnpacked', 'a ratio of a thousand', () => xlsxOf(' '.repeat(20 * MEBIBYTE))),
  workbook('tooLargeUnpacked', '1,001 parts', () => xlsxOf('', parts(1001))),
  workbook('tooLargeUnpacked', '20,000 parts', () => xlsxOf('', parts(20_000))),
  workbook('tooLargeUnpacked', 'a part that says 4 GB', () =>
    xlsxOf(row(1), [{ name: 'xl/a.xml', content: '', claims: 0xfffffffe }]),
  ),
  workbook('tooLargeUnpacked', 'a hundred parts in one place', () => overlapping(100, 2 * MEBIBYTE)),
  workbook('tooLargeUnpacked', 'long directory that says 2⁶⁰', () => longZip(1n << 60n)),
]

const parts = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `xl/p${at}.xml`, content: '' }))

/** All entries of the directory point to the same packed content. */
function overlapping(count: number, bytes: number): Buffer {
  const zip = xlsxOf(row(1), [{ name: 'xl/a.xml', content: Buffer.alloc(bytes) }])
  const end = zip.length - 22
  const start = zip.readUInt32LE(end + 16)
  const last = zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  const directory = [zip.subarray(start, last), ...Array.from({ length: count }, () => zip.subarray(last, end))]
  return withDirectory(zip.subarray(0, start), Buffer.concat(directory), 3 + count)
}

function withDirectory(files: Buffer, directory: Buffer, count: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count & 0xffff, 8)
  end.writeUInt16LE(count & 0xffff, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(files.length, 16)
  return Buffer.concat([files, directory, end])
}

/** A ZIP64 directory whose last entry claims this many bytes. */
function longZip(claims: bigint): Buffer {
  const zip = xlsxOf(row(1))
  const end = zip.length - 22
  const start = zip.readUInt32LE(end + 16)
  const directory = Buffer.from(zip.subarray(start, end))
  const last = directory.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  directory.writeUInt32LE(0xffffffff, last + 20)
  directory.writeUInt32LE(0xffffffff, last + 24)
  directory.writeUInt16LE(20, last + 30)
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  extra.writeBigUInt64LE(claims, 4)
  extra.writeBigUInt64LE(claims, 12)
  const long = Buffer.alloc(76)
  long.write('PK\x06\x06', 'latin1')
  long.writeUInt32LE(3, 32)
  long.writeUInt32LE(start, 48)
  long.write('PK\x06\x07', 56, 'latin1')
  long.writeUInt32LE(start + directory.length + extra.length, 64)
  return Buffer.concat([zip.subarray(0, start), directory, extra, long, zip.subarray(end)])
}

const damaged = (change: (zip: Buffer, end: number) => void) => () => {
  const zip = Buffer.from(xlsxOf(rows(20, (at) => row(at))))
  change(zip, zip.length - 22)
  return zip
}

/** Workbooks whose directory cannot be read. */
export const brokenDirectories: HostileFile[] = [
  workbook(
    'notWhatItSays',
    'says 65,535 parts',
    damaged((zip, end) => zip.writeUInt16LE(0xffff, end + 8)),
  ),
  workbook(
    'notWhatItSays',
    'begins beyond the end',
    damaged((zip, end) => zip.writeUInt32LE(0x7fffffff, end + 16)),
  ),
  workbook(
    'notWhatItSays',
    'begins at 0',
    damaged((zip, end) => zip.writeUInt32LE(0, end + 16)),
  ),
  workbook(
    'notWhatItSays',
    'has no end',
    damaged((zip, end) => zip.fill(0, end)),
  ),
  workbook(
    'notWhatItSays',
    'has a name as long as can be',
    damaged((zip, end) => zip.writeUInt16LE(0xffff, zip.readUInt32LE(end + 16) + 28)),
  ),
  workbook('notWhatItSays', 'is a document', () => zipOf([{ name: 'word/document.xml', content: '<w/>' }])),
  workbook('notWhatItSays', 'is a plain archive', () => zipOf([{ name: 'list.csv', content: PIPE }])),
  workbook('notWhatItSays', 'is an archive of archives', () =>
    zipOf([{ name: 'a.zip', content: zipOf([{ name: 'b.zip', content: zipOf([]) }]) }]),
  ),
  workbook('notWhatItSays', 'is a binary workbook', () => zipOf([{ name: 'xl/workbook.bin', content: 'x' }])),
  ...[0.1, 0.25, 0.5, 0.75, 0.9, 0.99].map((part) => workbook('notWhatItSays', `ends at ${part}`, () => cut(part))),
]

function cut(part: number): Buffer {
  const whole = xlsxOf(rows(200, (at) => row(at, `SHS 50x50 ${at}`)))
  return whole.subarray(0, Math.floor(whole.length * part))
}

const macro = (name: string) => () => xlsxOf(row(1), [{ name, content: 'Sub Auto_Open()' }])

export const macros: HostileFile[] = [
  workbook('hasMacros', 'a project of macros', macro('xl/vbaProject.bin')),
  workbook('hasMacros', 'a project in other letters', macro('xl/VBAPROJECT.BIN')),
  workbook('hasMacros', 'a sheet of macros', macro('xl/macrosheets/sheet1.xml')),
]

/** Workbooks that only the reading process can reject. */
export const sheets: HostileFile[] = [
  workbook('tooManyRows', 'a million rows', () =>
    xlsxOf(rows(1_000_000, (at) => `<row r="${at}"><c r="A${at}"><v>1</v></c></row>`)),
  ),
  workbook('tooManyRows', '20,000 rows', () =>
    xlsxOf(rows(20_000, (at) => `<row r="${at}"><c r="A${at}"><v>1</v></c></row>`)),
  ),
  workbook('tooManyRows', '1,100 rows', () => xlsxOf(rows(1100, (at) => row(at)))),
  workbook('refused', 'a far row', () => xlsxOf('<row r="999999999"><c r="A999999999"><v>1</v></c></row>')),
  workbook('refused', 'a far column', () => xlsxOf('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>')),
  workbook('refused', 'a long text in every cell', () =>
    xlsxOf(
      rows(900, () => shared('0')),
      strings(`<sst><si><t>${'x'.repeat(MEBIBYTE)}</t></si></sst>`),
    ),
  ),
  workbook('refused', 'a part that lies about its size', () =>
    xlsxOf(`${row(1)}${' '.repeat(50 * MEBIBYTE)}`, [], 1000),
  ),
  workbook('any', 'a million elements in each other', () => xlsxOf(nested(1_000_000))),
  workbook('any', 'elements that never end', () => xlsxOf('<row r="1"><c r="A1"><v>1')),
  workbook('any', 'billion laughs in the sheet', () => xlsxOf(laughs(row(1, '&l12;')))),
  workbook('any', 'billion laughs in the texts', () =>
    xlsxOf(shared('0'), strings(laughs('<sst><si><t>&l12;</t></si></sst>'))),
  ),
  workbook('any', 'a file of the server', () =>
    xlsxOf(shared('0'), strings(`${EXTERNAL}<sst><si><t>&e;</t></si></sst>`)),
  ),
  workbook('any', 'a text that is not there', () => xlsxOf(shared('99999999999'))),
  workbook('any', 'a text before the first', () => xlsxOf(shared('-1'))),
  workbook('any', 'characters that no text has', () => xlsxOf(row(1, 'SHS &#0;&#xD800;&#x1F;50x50x2.9 25 nos'))),
  workbook('any', 'a number that is none', () => xlsxOf('<row r="1"><c r="A1"><v>1e999</v></c></row>')),
  workbook('any', 'no UTF-8', () => xlsxOf(row(1, '\udc00'))),
  workbook('any', 'an attribute of 16 KiB', () => xlsxOf(`<row r="1" x="${randomLetters(16 * 1024)}"/>${row(2)}`)),
  workbook('refused', 'no sheet', () => zipOf([{ name: 'xl/workbook.xml', content: '<workbook/>' }])),
  workbook('kept', 'archives in archives', () => xlsxOf(row(1), [{ name: 'xl/media/a.zip', content: bombInside() }])),
  workbook('kept', 'paths to elsewhere', () =>
    xlsxOf(
      row(1),
      ['/etc/passwd', '../../../a.xml', 'C:\\a.xml'].map((name) => ({ name, content: 'x' })),
    ),
  ),
  workbook('any', 'a part named __proto__', () => xlsxOf(row(1), [{ name: '__proto__', content: 'x' }])),
  workbook('any', 'a program behind it', () =>
    Buffer.concat([xlsxOf(row(1)), Buffer.from('MZ\0\0<script>alert(1)</script>')]),
  ),
  workbook(
    'refused',
    'random bytes for content',
    damaged((zip) => zip.fill(0x5a, 300, 700)),
  ),
]

const bombInside = () => deflateRawSync(Buffer.alloc(50 * MEBIBYTE))
const randomLetters = (count: number) => Buffer.alloc(count, 'abcdefghijklmnopqrstuvwxyz0123456789').toString()
