/** Between two lines, across them. */
const PITCH = 3

/** Lines at 45° that cover a square at this place, for what can't fill with a pattern. To be clipped by the cut. */
export function hatch(left: number, top: number, box: number): string {
  const step = PITCH * Math.SQRT2
  const lines = Math.ceil((2 * box) / step)
  return Array.from({ length: lines }, (_, at) => `M${(left + at * step).toFixed(2)} ${top}l${-box} ${box}`).join('')
}
