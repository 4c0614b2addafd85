import { type Font, openSync } from 'fontkit'
import { createRequire } from 'node:module'
import type { AskedLine } from './asked-lines'

const require = createRequire(import.meta.url)
const open = (file: string) => openSync(require.resolve(file)) as Font

const faces = [
  open('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  open('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
]

interface PageStyle {
  /** Which of the two fonts. */
  face: number
  /** Pixels from the foot to the head of an x. */
  xHeight: number
  isTable: boolean
}

interface Page {
  svg: string
  width: number
  height: number
}

const HEADS = ['S.No', 'Description', 'Size', 'Thk (mm)', 'Qty', 'Unit']
const INK = '#20242a'

/** A list on a sheet of paper, as outlines, so that it looks the same on every machine. */
export function drawPage(lines: readonly AskedLine[], { face, xHeight, isTable }: PageStyle): Page {
  const font = faces[face % faces.length]
  if (!font) throw new Error('There is no such font')
  const scale = xHeight / font.xHeight
  const write = (text: string, x: number, y: number) => {
    let pen = x
    const { glyphs, positions } = font.layout(text)
    const paths = glyphs.map((glyph, at) => {
      const path = glyph.path.transform(scale, 0, 0, -scale, pen, y).toSVG()
      pen += (positions[at]?.xAdvance ?? 0) * scale
      return path
    })
    return { path: `<path d="${paths.join('')}" fill="${INK}"/>`, end: pen }
  }
  const [em, margin] = [font.unitsPerEm * scale, 5 * xHeight]
  const leading = (isTable ? 2 : 1.7) * em
  const rows = isTable
    ? [HEADS, ...lines.map(({ cells }, at) => [String(at + 1), ...cells])]
    : lines.map(({ text }) => [text])
  const ends = columnsOf(rows, (text) => write(text, 0, 0).end, em)
  const starts = ends.map((_, at) => margin + ends.slice(0, at).reduce((sum, each) => sum + each, 0))
  const width = margin * 2 + ends.reduce((sum, each) => sum + each, 0)
  const height = margin * 2 + rows.length * leading
  const texts = rows.flatMap((row, at) =>
    row.map((text, column) => write(text, (starts[column] ?? 0) + em / 2, margin + (at + 0.68) * leading).path),
  )
  const rules = isTable ? drawRules(rows.length, leading, [...starts, width - margin], margin) : ''
  return { svg: texts.join('') + rules, width: Math.ceil(width), height: Math.ceil(height) }
}

const columnsOf = (rows: readonly (readonly string[])[], measure: (text: string) => number, em: number) =>
  (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => measure(row[column] ?? ''))) + em)

function drawRules(rows: number, leading: number, columns: readonly number[], margin: number): string {
  const [left = 0, right = 0] = [columns[0], columns.at(-1)]
  const across = Array.from({ length: rows + 1 }, (_, at) => `M${left} ${margin + at * leading}H${right}`)
  const down = columns.map((x) => `M${x} ${margin}v${rows * leading}`)
  return `<path d="${[...across, ...down].join('')}" stroke="${INK}" stroke-width="2" fill="none"/>`
}
