/** Where a text stands on a page, in points from its lower left corner. */
export interface PdfText {
  text: string
  x: number
  y: number
}

interface PdfOptions {
  /** Turns each page, as a scanner or a landscape print does. */
  turned?: boolean
  /** Needs a password to be opened. */
  locked?: boolean
}

const WIDTH = 595
const HEIGHT = 842
const LETTERS = 11
const KEY = '<28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a>'

const escape = (text: string) => text.replace(/[\\()]/g, String.raw`\$&`)

/** A PDF written by hand: pages of texts at their places, in Helvetica. */
export function writePdf(pages: readonly (readonly PdfText[])[], { turned, locked }: PdfOptions = {}): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((texts, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] ${turned ? '/Rotate 90 ' : ''}/Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
      streamOf(texts.map((text) => drawText(text, turned ?? false)).join('\n')),
    ]),
    ...(locked ? [`<< /Filter /Standard /V 1 /R 2 /O ${KEY} /U ${KEY} /P -44 >>`] : []),
  ]
  return assemble(objects, locked ? `/Encrypt ${objects.length} 0 R /ID [<00><00>] ` : '')
}

const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

/** On a turned page the text is turned back, so that it is level when the page is shown. */
const drawText = ({ text, x, y }: PdfText, turned: boolean) =>
  `BT /F1 ${LETTERS} Tf ${turned ? `0 1 -1 0 ${HEIGHT - y} ${x}` : `1 0 0 1 ${x} ${y}`} Tm (${escape(text)}) Tj ET`

function assemble(objects: readonly string[], extra: string): Buffer {
  let body = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R ${extra}>>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`, 'latin1')
}
