/**
 * Outlines of cross-sections as SVG paths, in the units of the drawing. Inner edges run against the outer ones: they are
 * holes by either rule of filling, since what draws on paper knows only one of them for clipping.
 */

const roundedRect = (x: number, y: number, width: number, height: number, radius: number) =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}` +
  `a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}` +
  `v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`

const roundedHole = (x: number, y: number, width: number, height: number, radius: number) =>
  `M${x + radius} ${y}a${radius} ${radius} 0 0 0 ${-radius} ${radius}v${height - 2 * radius}` +
  `a${radius} ${radius} 0 0 0 ${radius} ${radius}h${width - 2 * radius}a${radius} ${radius} 0 0 0 ${radius} ${-radius}` +
  `v${2 * radius - height}a${radius} ${radius} 0 0 0 ${-radius} ${-radius}z`

const circle = (centerX: number, centerY: number, radius: number, sweep: 0 | 1 = 0) =>
  `M${centerX - radius} ${centerY}a${radius} ${radius} 0 1 ${sweep} ${2 * radius} 0` +
  `a${radius} ${radius} 0 1 ${sweep} ${-2 * radius} 0z`

/** A square or rectangular tube. The outer corner is rounded by twice the wall, as rolled, where two of them fit. */
export function hollowRect(x: number, y: number, width: number, height: number, wall: number) {
  const radius = Math.min(2 * wall, width / 2, height / 2)
  return (
    roundedRect(x, y, width, height, radius) +
    roundedHole(x + wall, y + wall, width - 2 * wall, height - 2 * wall, radius - wall)
  )
}

export const hollowRound = (x: number, y: number, diameter: number, wall: number) =>
  circle(x + diameter / 2, y + diameter / 2, diameter / 2) +
  circle(x + diameter / 2, y + diameter / 2, diameter / 2 - wall, 1)

export const bar = (x: number, y: number, diameter: number) => circle(x + diameter / 2, y + diameter / 2, diameter / 2)

export const plate = (x: number, y: number, width: number, thickness: number) =>
  `M${x} ${y}h${width}v${thickness}h${-width}z`

export const angle = (x: number, y: number, side: number, wall: number) =>
  `M${x} ${y}h${wall}v${side - wall - 5}a5 5 0 0 0 5 5h${side - wall - 5}v${wall}h${-side}z`

export const channel = (x: number, y: number, width: number, height: number, wall: number) =>
  `M${x} ${y}h${width}v${wall}h${4 - width + wall}a4 4 0 0 0 -4 4v${height - 2 * wall - 8}a4 4 0 0 0 4 4` +
  `h${width - wall - 4}v${wall}h${-width}z`
