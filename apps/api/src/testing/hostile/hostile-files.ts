import sharp from 'sharp'
import type { RefusalName } from '@lohahaat/contract/platform/errors'
import { fileTypes } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import { bombs, brokenDirectories, macros, sheets } from './hostile-sheets'
import { texts } from './hostile-texts'
import { xlsxOf, zipOf } from './zip'

export interface HostileFile {
  say: string
  name: string
  bytes: () => Buffer | Promise<Buffer>
  /** The expected answer: stored, refused in one way or in whichever comes first, or any of these. */
  answer: RefusalName | 'kept' | 'refused' | 'any'
}

const LIMIT = 20 * 1024 * 1024
const CSV = 'SHS 50x50x2.9 25 nos'
const binary = (text: string) => Buffer.from(`${text}\0\x01\x02\xff`, 'latin1')
const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(`${stream}\0`, 'utf16le')])
const picture = (format: 'png' | 'jpeg' | 'gif' | 'tiff') =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer()
const sheet = () => xlsxOf('<row r="1"><c r="A1"><v>1</v></c></row>')
const followedBy = async (file: Promise<Buffer> | Buffer, tail: string | Buffer) =>
  Buffer.concat([await file, Buffer.from(tail)])

/** Files of none of the accepted types. */
const impostors: Record<string, () => Buffer> = {
  'a program': () => binary('MZ\x90\0This program cannot be run in DOS mode.'),
  'a program for Linux': () => binary('\x7fELF\x02\x01\x01'),
  'a web page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a drawing': () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'an archive': () => zipOf([{ name: 'run.exe', content: 'MZ' }]),
  'an installer': () => compound('SummaryInformation'),
  'random bytes': () => Buffer.from(Array.from({ length: 999 }, (_, at) => (at * at * 31 + at * 7) % 251)),
}

const masked = fileTypes.flatMap((type) =>
  Object.entries(impostors).map(([say, bytes]): HostileFile => ({
    say: `${say} as .${type}`,
    name: `list.${type}`,
    bytes,
    answer: 'notWhatItSays',
  })),
)

const swapped: HostileFile[] = (
  [
    ['pdf', () => picture('png')],
    ['png', () => Buffer.from('%PDF-1.7 hello')],
    ['jpg', () => picture('gif')],
    ['jpeg', () => picture('png')],
    ['gif', () => picture('jpeg')],
    ['tiff', () => picture('jpeg')],
    ['xlsx', () => Buffer.from(CSV)],
    ['xlsx', () => compound('Workbook')],
    ['xlsx', () => compound('EncryptedPackage')],
    ['xls', sheet],
    ['xls', () => Buffer.from(CSV)],
    ['xls', () => compound('WordDocument')],
    ['csv', sheet],
    ['csv', () => picture('png')],
    ['png', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['xlsx', () => followedBy(picture('png'), sheet())],
    ['xlsx', () => followedBy(binary('MZ'), sheet())],
    ['pdf', () => Buffer.from('<html><!-- %PDF-1.7 --></html>')],
    ['pdf', () => Buffer.from('\n\n%PDF-1.7')],
  ] as const
).map(([type, bytes], at) => ({
  say: `swapped ${at}, as .${type}`,
  name: `list.${type}`,
  bytes,
  answer: 'notWhatItSays',
}))

const wrongNames: HostileFile[] = [
  ...['list.exe', 'list.svg', 'list.html', 'list.xlsm', 'list.zip', 'list', 'list.csv.js', 'list.csv.', '.htaccess'],
  'csv',
  'list.\u202evsc.exe',
  'list.csv\0.exe',
  'list.csv/..',
  `list.csv${'x'.repeat(300)}`,
].map((name) => ({
  say: `named ${JSON.stringify(name).slice(0, 40)}`,
  name,
  bytes: () => Buffer.from(CSV),
  answer: 'wrongFileType',
}))

const oddNames: HostileFile[] = [
  ...[
    '../../../etc/passwd.pdf',
    'C:\\windows\\list.pdf',
    '/etc/list.pdf',
    '.pdf',
    'CON.pdf',
    '=1+1.pdf',
    '\u202eexe.pdf',
  ],
  'a\r\nSet-Cookie: a=b.pdf',
  'a"; filename="b.pdf',
  `${'x'.repeat(300)}.pdf`,
  'पाइप 🏗️.PDF',
  '<script>alert(1)</script>.pdf',
].map((name) => ({
  say: `named ${JSON.stringify(name).slice(0, 40)}`,
  name,
  bytes: () => Buffer.from('%PDF-1.7'),
  answer: 'kept',
}))

/** Polyglots: they start as what their name says and are something else too. Stored, since nothing opens them. */
const both: HostileFile[] = [
  {
    say: 'GIF and script',
    name: 'a.gif',
    bytes: () => Buffer.from('GIF89a/*\x01\x01\0\0\0*/=1;alert(1)'),
    answer: 'kept',
  },
  {
    say: 'PDF and web page',
    name: 'a.pdf',
    bytes: () => Buffer.from('%PDF-1.7\n<script>alert(1)</script>'),
    answer: 'kept',
  },
  { say: 'PNG and archive', name: 'a.png', bytes: () => followedBy(picture('png'), zipOf([])), answer: 'kept' },
  {
    say: 'JPG and PHP',
    name: 'a.jpeg',
    bytes: () => followedBy(picture('jpeg'), '<?php system("id") ?>'),
    answer: 'kept',
  },
  { say: 'TIFF and web page', name: 'a.tiff', bytes: () => followedBy(picture('tiff'), '<html>'), answer: 'kept' },
  { say: 'half a JPG', name: 'a.jpg', bytes: async () => (await picture('jpeg')).subarray(0, 200), answer: 'kept' },
  { say: 'an XLS', name: 'a.xls', bytes: () => compound('Workbook'), answer: 'kept' },
  {
    say: 'an XLS with macros',
    name: 'a.xls',
    bytes: () => compound('_VBA_PROJECT_CUR\0Workbook'),
    answer: 'hasMacros',
  },
  { say: 'PDF up to the limit', name: 'a.pdf', bytes: () => Buffer.alloc(LIMIT, '%PDF-1.7'), answer: 'kept' },
  {
    say: 'PDF beyond the limit',
    name: 'a.pdf',
    bytes: () => Buffer.alloc(LIMIT + 1, '%PDF-1.7'),
    answer: 'fileTooLarge',
  },
  { say: 'far beyond it', name: 'a.pdf', bytes: () => Buffer.alloc(1.5 * LIMIT, '%PDF-1.7'), answer: 'fileTooLarge' },
  { say: 'empty', name: 'a.csv', bytes: () => Buffer.alloc(0), answer: 'noFile' },
]

export const hostileFiles: readonly HostileFile[] = [
  ...masked,
  ...swapped,
  ...wrongNames,
  ...oddNames,
  ...both,
  ...texts,
  ...bombs,
  ...brokenDirectories,
  ...macros,
  ...sheets,
]
