import sharp from 'sharp'
import { variation } from '../../db/demo/variation'
import { type AskedLine, askedLines } from './asked-lines'
import { drawPage } from './draw-page'

interface Photo {
  jpeg: Buffer
  lines: AskedLine[]
  /** How it was taken, for a report. */
  says: string
}

const LEAST_X_HEIGHT = 18

/**
 * A photo of a printed list: turned by 2 to 6 degrees, with a shadow, in JPEG of quality 50. The seed decides the lines, the
 * font, whether it is a table, and how it is taken, so that the same seed is the same photo.
 */
export async function takePhoto(seed: number): Promise<Photo> {
  const of = (what: string) => variation(`photo ${seed} ${what}`)
  const lines = askedLines(seed, 6 + Math.floor(of('lines') * 5))
  const xHeight = LEAST_X_HEIGHT + Math.floor(of('x-height') * 9)
  const style = { face: seed % 2, xHeight, isTable: seed % 3 === 0 }
  const skew = (2 + of('skew') * 4) * (of('side') < 0.5 ? -1 : 1)
  const { svg, width, height } = drawPage(lines, style)
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#efece4"/>${svg}</svg>`
  const turned = await sharp(Buffer.from(paper))
    .flatten()
    .rotate(skew, { background: '#8b8378' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const jpeg = await sharp(turned.data)
    .composite([{ input: Buffer.from(drawShadow(turned.info, of('shadow'))), blend: 'multiply' }])
    .blur(0.6)
    .jpeg({ quality: 50 })
    .toBuffer()
  const says = [style.isTable ? 'table' : 'lines', ['Plex', 'Noto'][style.face], `${xHeight} px`, `${skew.toFixed(1)}°`]
  return { jpeg, lines, says: says.join(', ') }
}

/** The hand with the phone: half of the light at most, from one side. */
function drawShadow({ width, height }: { width: number; height: number }, from: number): string {
  const angle = from * 2 * Math.PI
  const [x, y] = [0.5 + Math.cos(angle) / 2, 0.5 + Math.sin(angle) / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="light" x1="${x}" y1="${y}" x2="${1 - x}" y2="${1 - y}"><stop offset="0" stop-color="#808080"/><stop offset="0.45" stop-color="#989898"/><stop offset="0.6" stop-color="#f4f4f4"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#light)"/></svg>`
}
