import type { Grey } from './grey'

const MOST_DEGREES = 10
const COARSE = 0.5
const FINE = 0.1
const INK = 140
/** Enough points to see lines of text, and few enough to try a hundred angles. */
const MOST_POINTS = 40_000

/** By how many degrees the lines of text fall to the right: at the right angle their rows are fullest and the gaps emptiest. */
export function findSkew(grey: Grey): number {
  const points = darkPoints(grey)
  if (points.length === 0) return 0
  const best = (angles: readonly number[]) => {
    const scores = angles.map((angle) => sharpness(points, grey, angle))
    return angles[scores.indexOf(Math.max(...scores))] ?? 0
  }
  const coarse = best(range(-MOST_DEGREES, MOST_DEGREES, COARSE))
  return best(range(coarse - COARSE, coarse + COARSE, FINE))
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)

/** Dark pixels, some of them: the edges of the page are left out, since they have an angle of their own. */
function darkPoints({ pixels, width, height }: Grey): [x: number, y: number][] {
  const isInside = (x: number, y: number) =>
    x > width * 0.1 && x < width * 0.9 && y > height * 0.05 && y < height * 0.95
  const every = Math.ceil(pixels.reduce((count, shade) => count + (shade < INK ? 1 : 0), 0) / MOST_POINTS)
  const points: [number, number][] = []
  let dark = 0
  for (let at = 0; at < pixels.length; at++) {
    if ((pixels[at] ?? 255) >= INK || ++dark % every !== 0) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    if (isInside(x, y)) points.push([x, y])
  }
  return points
}

function sharpness(points: readonly [number, number][], { width, height }: Grey, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const lift = Math.ceil(Math.abs(slope) * width)
  const rows = new Float64Array(height + 2 * lift + 1)
  for (const [x, y] of points) {
    const row = Math.round(y - x * slope) + lift
    rows[row] = (rows[row] ?? 0) + 1
  }
  return rows.reduce((sum, count) => sum + count * count, 0)
}
