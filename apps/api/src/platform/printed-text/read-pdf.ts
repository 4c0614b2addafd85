import { getDocumentProxy } from 'unpdf'
import { layRows, type PlacedWord, type PrintedRow } from './lay-rows'
import { MOST_PAGES, PrintProblem } from './print-problem'

/** No list has more; a page of ten million letters is there to be a burden. */
const MOST_LETTERS = 200_000

/** The rows of a PDF by its text layer. */
export async function readPdf(bytes: Uint8Array): Promise<PrintedRow[]> {
  const pdf = await open(bytes)
  if (pdf.numPages > MOST_PAGES) throw new PrintProblem('tooManyPages')
  const rows: PrintedRow[] = []
  let letters = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const words = items.flatMap((item) =>
      'str' in item ? placeItem(item, page.getViewport({ scale: 1 }).transform) : [],
    )
    letters += words.reduce((sum, { text }) => sum + text.length, 0)
    if (letters > MOST_LETTERS) throw new PrintProblem('tooLargeUnpacked')
    rows.push(...layRows(words))
    page.cleanup()
  }
  if (rows.length === 0) throw new PrintProblem('scannedPdf')
  return rows
}

async function open(bytes: Uint8Array) {
  try {
    // A buffer, which is one too, is refused.
    return await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, useSystemFonts: false })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new PrintProblem(isLocked ? 'lockedPdf' : 'unreadableFile')
  }
}

interface TextItem {
  str: string
  transform: number[]
  width: number
  height: number
}

/** A piece of text where it stands on the upright page; what runs up or down the margin is no line of a list. */
function placeItem({ str, transform, width, height }: TextItem, page: number[]): PlacedWord[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page
  const [x = 0, y = 0] = [transform[4], transform[5]]
  const [along = 0, across = 0] = [transform[0], transform[1]]
  const isLevel = Math.abs(along * b + across * d) < (along * a + across * c) / 4
  if (str.trim() === '' || !isLevel) return []
  const [left, bottom] = [a * x + c * y + e, b * x + d * y + f]
  return [{ text: str.trim(), left, right: left + width, top: bottom - height, bottom, confidence: 100 }]
}
