import type { Grey } from './grey'

const INK = 160
const PAPER = 255
/** A rule of a table is longer than any letter, in pixels and as a part of the longer side. */
const SHORTEST_RULE = 120
const SHORTEST_PART = 1 / 16
/** Beside a rule its own blur. */
const BLUR = 2

/** Erases the rules of a table, which a reader of letters takes for letters. */
export function eraseRules({ pixels, width, height }: Grey): Grey {
  const clean = Uint8Array.from(pixels)
  const shortest = Math.max(SHORTEST_RULE, Math.round(Math.max(width, height) * SHORTEST_PART))
  for (let y = 0; y < height; y++) eachRun(pixels, y * width, 1, width, shortest, (start) => wipe(clean, start, width))
  for (let x = 0; x < width; x++) eachRun(pixels, x, width, height, shortest, (start) => wipe(clean, start, 1))
  return { pixels: clean, width, height }
}

/** Wipes one pixel of a rule and its blur to both sides. */
function wipe(pixels: Uint8Array, at: number, across: number) {
  for (let off = -BLUR; off <= BLUR; off++) {
    const place = at + off * across
    if (place >= 0 && place < pixels.length) pixels[place] = PAPER
  }
}

function eachRun(
  pixels: Uint8Array,
  from: number,
  step: number,
  count: number,
  shortest: number,
  visit: (at: number) => void,
) {
  let run = 0
  for (let index = 0; index <= count; index++) {
    const isInk = index < count && (pixels[from + index * step] ?? PAPER) < INK
    if (isInk) run++
    else {
      if (run >= shortest) for (let back = index - run; back < index; back++) visit(from + back * step)
      run = 0
    }
  }
}
