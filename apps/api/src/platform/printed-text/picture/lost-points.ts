import type { PlacedWord } from '../lay-rows'
import type { Grey } from './grey'

const INK = 150
const FIGURE = /^\d{2,4}$/
/** A decimal point lies in the lowest third of its figure, and is no wider than that. */
const LOWEST = 0.66
const WIDEST = 0.34

/**
 * A reader of letters sometimes passes over the point of 5.4, and is sure of its 54. The point is still in the picture: ink
 * between two digits that stays at their foot. Such a figure gets it back, and no confidence.
 */
export function findLostPoint(word: PlacedWord, grey: Grey): PlacedWord {
  if (!FIGURE.test(word.text)) return word
  const runs = inkRuns(word, grey)
  const height = word.bottom - word.top
  const at = runs.findIndex(
    ({ top, width }, place) =>
      place > 0 && place < runs.length - 1 && top > word.top + height * LOWEST && width < height * WIDEST,
  )
  if (at === -1) return word
  return { ...word, text: `${word.text.slice(0, at)}.${word.text.slice(at)}`, confidence: 0 }
}

/** What stands apart from left to right, with where its ink begins. */
function inkRuns({ left, right, top, bottom }: PlacedWord, { pixels, width }: Grey) {
  const runs: { top: number; width: number }[] = []
  let isInside = false
  for (let x = left; x <= right; x++) {
    let first = bottom
    for (let y = bottom; y >= top; y--) if ((pixels[y * width + x] ?? 255) < INK) first = y
    const last = runs.at(-1)
    if (first === bottom) isInside = false
    else if (isInside && last) {
      last.top = Math.min(last.top, first)
      last.width++
    } else {
      runs.push({ top: first, width: 1 })
      isInside = true
    }
  }
  return runs
}
