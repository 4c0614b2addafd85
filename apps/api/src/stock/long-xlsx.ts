import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { guardText } from '../spreadsheets/formula-guard'
import type { Cell } from '../spreadsheets/write-sheet'
import { zipOf, type Entry } from './zip-file'

/** Of zlib's nine levels: the usual sixth takes three times as long to save a quarter of the size. */
const QUICK = 2

/**
 * Writes a workbook as its rows come. The writer for short sheets builds it all at once, which for 60,000 rows takes the
 * server's only thread for seconds; here others get their turn after each chunk, and zlib works beside it.
 */
export async function writeLongXlsx(
  header: readonly string[],
  chunks: AsyncIterable<Cell[][]>,
): Promise<Buffer<ArrayBuffer>> {
  const sheet = await pack('xl/worksheets/sheet1.xml', sheetXml(header, chunks))
  const others = Object.entries(PARTS).map(([name, xml]) => pack(name, Readable.from([xml])))
  return zipOf([...(await Promise.all(others)), sheet])
}

async function pack(name: string, texts: AsyncIterable<string>): Promise<Entry> {
  let [crc, bytes] = [0, 0]
  async function* measured() {
    for await (const text of texts) {
      const part = Buffer.from(text)
      crc = crc32(part, crc)
      bytes += part.length
      yield part
    }
  }
  const packer = createDeflateRaw({ level: QUICK })
  const [packed] = await Promise.all([buffer(packer), pipeline(measured, packer)])
  return { name, crc, bytes, packed }
}

async function* sheetXml(header: readonly string[], chunks: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  const widths = header.map(
    (title, at) => `<col min="${at + 1}" max="${at + 1}" width="${title.length + 6}" customWidth="1"/>`,
  )
  yield `${XML}<worksheet ${MAIN}>${FROZEN}<cols>${widths.join('')}</cols><sheetData>${rowXml(header, 1, ' s="1"')}`
  let row = 1
  for await (const rows of chunks) yield rows.map((cells) => rowXml(cells, ++row)).join('')
  yield '</sheetData></worksheet>'
}

const rowXml = (cells: readonly Cell[], row: number, style = '') =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `r="${letters(at)}${row}"${style}`)).join('')}</row>`

function cellXml(cell: Cell, place: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`
  const text = guardText(String(cell).toWellFormed().replace(CONTROLS, ''))
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`
}

const letters = (at: number) => String.fromCharCode(65 + at)

/** What XML doesn't allow even when it is escaped. */
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org'
const MAIN = `xmlns="${OFFICE}/spreadsheetml/2006/main"`
const LINKS = `xmlns="${OFFICE}/package/2006/relationships"`
const KIND = `${OFFICE}/officeDocument/2006/relationships`
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

/** The least that a workbook consists of beside its sheet; the second style is bold. */
const PARTS = {
  '[Content_Types].xml': `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEETS}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEETS}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships ${LINKS}><Relationship Id="rId1" Type="${KIND}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook ${MAIN} xmlns:r="${KIND}"><sheets><sheet name="Stock" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships ${LINKS}><Relationship Id="rId1" Type="${KIND}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${KIND}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet ${MAIN}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
}
