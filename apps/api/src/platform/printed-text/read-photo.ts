import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { layRows, type PlacedWord, type PrintedRow } from './lay-rows'
import type { Grey } from './picture/grey'
import { findLostPoint } from './picture/lost-points'
import { preparePicture, toPng } from './picture/prepare-picture'

const require = createRequire(import.meta.url)
/** The letters of English are in an npm package: nothing is fetched, and nothing stored. */
const LETTERS = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int')

/** Not a single line of text is smaller. */
const SMALLEST_SIDE = 30

/** Two readings at different sizes err in different places. */
const SECOND_SCALE = 0.7
/** What only looks like letters: the edge of the paper, a crease, a stain. */
const NO_LETTERS = 20
const SURE_OF_ONE = 50
const SIGN = /[\p{L}\p{N}]/u

/** The rows of a printed list in a photo, each read twice. */
export async function readPhoto(bytes: Uint8Array): Promise<PrintedRow[]> {
  const picture = await preparePicture(bytes)
  if (Math.min(picture.width, picture.height) < SMALLEST_SIDE) return []
  const reader = await createWorker('eng', OEM.LSTM_ONLY, { langPath: LETTERS, gzip: true, cacheMethod: 'none' })
  try {
    await reader.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '200' })
    const read = async (scale: number) => {
      const { data } = await reader.recognize(await toPng(picture, scale), {}, { text: false, blocks: true })
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
      return rowsOf(
        lines.flatMap(({ words }) => words.map((word) => placeWord(word, scale))),
        picture,
      )
    }
    return readTogether(await read(1), await read(SECOND_SCALE))
  } finally {
    await reader.terminate()
  }
}

interface FoundWord {
  text: string
  confidence: number
  bbox: { x0: number; y0: number; x1: number; y1: number }
}

const placeWord = ({ text, confidence, bbox: { x0, y0, x1, y1 } }: FoundWord, scale: number): PlacedWord => ({
  text,
  confidence,
  left: Math.round(x0 / scale),
  right: Math.round(x1 / scale),
  top: Math.round(y0 / scale),
  bottom: Math.round(y1 / scale),
})

const rowsOf = (words: readonly PlacedWord[], picture: Grey) =>
  layRows(
    words
      .filter(({ text, confidence }) => confidence >= NO_LETTERS || /\d/.test(text))
      .filter(({ text }) => SIGN.test(text) || /^[-%]$/.test(text))
      .map((word) => findLostPoint(word, picture)),
  ).filter(({ cells }) => cells.some(({ words: of }) => of.some(isSure)))

const isSure = ({ text, confidence }: Pick<PlacedWord, 'text' | 'confidence'>) =>
  confidence >= SURE_OF_ONE && SIGN.test(text)

/** Each row with how it was read again; what only the second reading has seen is a row too. */
function readTogether(first: readonly PrintedRow[], second: readonly PrintedRow[]): PrintedRow[] {
  const isBeside = (one: PrintedRow, other: PrintedRow) => Math.abs(one.middle - other.middle) < one.height / 2
  const rows = first.map((row) => ({ ...row, again: second.find((other) => isBeside(row, other))?.cells ?? [] }))
  const unseen = second.filter((row) => !first.some((other) => isBeside(row, other)))
  return [...rows, ...unseen.map((row) => ({ ...row, again: [] }))].sort((one, other) => one.middle - other.middle)
}
