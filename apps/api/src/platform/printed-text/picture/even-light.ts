import type { Grey } from './grey'

/** Wider than a letter and narrower than a shadow. */
const WINDOW_PER_SIDE = 1 / 20
const PAPER = 240

/** Evens the light out: each pixel by what is around it, so that paper in the shade is as white as in the sun. */
export function evenLight({ pixels, width, height }: Grey): Grey {
  const reach = Math.max(8, Math.round(Math.max(width, height) * WINDOW_PER_SIDE))
  const sums = integral(pixels, width, height)
  const even = new Uint8Array(pixels.length)
  const row = width + 1
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum =
        (sums[bottom * row + right] ?? 0) -
        (sums[top * row + right] ?? 0) -
        (sums[bottom * row + left] ?? 0) +
        (sums[top * row + left] ?? 0)
      const around = sum / ((bottom - top) * (right - left))
      const at = y * width + x
      even[at] = Math.min(255, ((pixels[at] ?? 0) * PAPER) / Math.max(1, around))
    }
  }
  return { pixels: even, width, height }
}

/** For each corner the sum of all that lies above and left of it. */
function integral(pixels: Uint8Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0; x < width; x++) {
      sum += pixels[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + sum
    }
  }
  return sums
}
