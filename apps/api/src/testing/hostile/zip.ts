import { crc32, deflateRawSync } from 'node:zlib'

export interface Packed {
  name: string
  content: string | Buffer
  /** The unpacked size it claims, if false. */
  claims?: number
}

/** A ZIP file, valid or not. */
export function zipOf(files: Packed[]): Buffer {
  let place = 0
  const parts = files.map(({ name, content, claims }) => {
    const whole = Buffer.from(content)
    const packed = deflateRawSync(whole)
    const path = Buffer.from(name)
    const sizes = [crc32(whole), packed.length, claims ?? whole.length]
    const local = Buffer.concat([
      words(0x04034b50),
      shorts(20, 0, 8, 0, 0),
      words(...sizes),
      shorts(path.length, 0),
      path,
    ])
    const head = [words(0x02014b50), shorts(20, 20, 0, 8, 0, 0), words(...sizes), shorts(path.length, 0, 0, 0, 0)]
    const entry = Buffer.concat([...head, words(0, place), path])
    place += local.length + packed.length
    return { entry, file: Buffer.concat([local, packed]) }
  })
  const directory = Buffer.concat(parts.map(({ entry }) => entry))
  const counts = shorts(0, 0, files.length, files.length)
  const end = Buffer.concat([words(0x06054b50), counts, words(directory.length, place), shorts(0)])
  return Buffer.concat([...parts.map(({ file }) => file), directory, end])
}

/** The smallest workbook around the rows of one sheet. */
export function xlsxOf(rows: string, more: Packed[] = [], claims?: number): Buffer {
  const sheet = { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` }
  return zipOf([
    {
      name: 'xl/workbook.xml',
      content: `<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: RELATIONS },
    { ...sheet, ...(claims !== undefined && { claims }) },
    ...more,
  ])
}

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
const RELATIONS = `<Relationships><Relationship Id="rId1" Type="${TYPE}" Target="worksheets/sheet1.xml"/></Relationships>`

const words = (...numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer)
const shorts = (...numbers: number[]) => Buffer.from(Uint16Array.from(numbers).buffer)
