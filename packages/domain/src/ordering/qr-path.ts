import { encode } from 'uqr'

/** The free margin that a reader needs around a code, in modules. */
const QUIET = 4

/** The dark modules of a QR code as the path of a drawing of `side` units, its margin included. */
export function qrPath(text: string): { side: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
  return { side: size, path: runs.join('') }
}

/** Neighbouring dark modules as one, since hairlines between them would confuse a reader. */
function darkRuns(row: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
