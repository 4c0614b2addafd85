import { readSection } from '@lohahaat/domain/catalogue/section'
import { dimensionLine } from '@lohahaat/domain/catalogue/section-drawing/dimension-line'
import { fitSection, type FittedSection } from '@lohahaat/domain/catalogue/section-drawing/fit-section'

const [GAP, TICK] = [16, 5]
const HATCH = '%hatch%'
/** More than a catalogue has; a form draws what is typed, so there is an end to it. */
const MOST = 2000
const drawn = new Map<string, string>()

/**
 * The inside of the drawing, as text: a page shows dozens, each of a dozen elements. Everything in it was read as a number
 * before. The id of its hatching differs from drawing to drawing.
 */
export function drawPipe(size: string, thickness: string, dimensions: boolean, hatch: string): string {
  const key = `${size}/${thickness}/${dimensions}`
  const text = drawn.get(key) ?? draw(size, thickness, dimensions)
  if (drawn.size >= MOST) drawn.clear()
  drawn.set(key, text)
  return text.replaceAll(HATCH, hatch)
}

function draw(size: string, thickness: string, dimensions: boolean): string {
  const section = readSection(size, thickness)
  const fitted = section && (dimensions ? fitSection(section, 52, 8, 100) : fitSection(section, 2, 2, 44))
  if (!fitted) return ''
  return (
    `<pattern id="${HATCH}" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    '<path d="M0 0v4" stroke="currentColor" stroke-width="1.6"/></pattern>' +
    `<path d="${fitted.cut}" fill="url(#${HATCH})" fill-rule="evenodd" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>` +
    (dimensions ? drawDimensions(fitted) : '')
  )
}

function drawDimensions({ x, y, width, height, wall, across, down, thickness }: FittedSection): string {
  const [right, middle] = [x + width, y + height / 2]
  const [left, below] = [x - GAP, y + height + GAP]
  const lines = [dimensionLine(x, below, width, TICK), down && dimensionLine(left, y, height, TICK, true)]
  const wallLine = `M${right - wall - 12} ${middle}H${right + 12}`
  return (
    '<g class="text-ink-soft" fill="currentColor" font-size="13">' +
    `<path d="${[...lines, wallLine].filter(Boolean).join('')}" stroke="currentColor" fill="none"/>` +
    `<text x="${x + width / 2}" y="${below + 17}" text-anchor="middle">${across}</text>` +
    (down
      ? `<text x="${left - 9}" y="${middle}" transform="rotate(-90 ${left - 9} ${middle})" text-anchor="middle">${down}</text>`
      : '') +
    `<text x="${right + GAP}" y="${middle + 4.5}">${thickness}</text></g>`
  )
}
