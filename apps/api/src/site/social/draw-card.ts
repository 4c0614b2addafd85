import { colours } from './colours'
import { drawSections } from './draw-sections'
import { fitLine, fitTitle } from './fit-text'
import { letter, type Type } from './lettering'
import type { SocialCard } from './social-card'
import { texts } from './texts'

const WIDTH = 1200
const HEIGHT = 630

const LEFT = 72
/** The text column beside the drawing. */
const COLUMN = 566
/** The position of its title. */
const TITLE = 258
/** Between two figures. */
const BETWEEN = 40
/** The greatest width of the text below a figure. */
const NOTE = 380

const strong = (size: number): Type => ({ face: 'strong', size })
const regular = (size: number): Type => ({ face: 'regular', size })

/** The card as SVG. Texts are outlines, so that user input can never become markup. */
export function drawCard(card: SocialCard): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.night}"/>`,
    drawMark(),
    drawSections(card),
    drawName(card),
    drawFigures([card.rate, card.aside]),
    '</svg>',
  ].join('')
}

/** The logo, as in the site's header. */
function drawMark(): string {
  const frame = `<rect x="3.5" y="3.5" width="25" height="25" rx="7" fill="none" stroke="${colours.ink}" stroke-width="5"/>`
  const spot = `<rect x="13" y="13" width="6" height="6" rx="1.5" fill="${colours.heat}"/>`
  return (
    `<g transform="translate(${LEFT} 60) scale(1.4)">${frame}${spot}</g>` +
    write(texts.name, LEFT + 60, 95, strong(36), colours.ink)
  )
}

function drawName({ label, title, lines }: SocialCard): string {
  const { type, rows } = fitTitle(title, [strong(84), strong(66), strong(54)], COLUMN)
  const leading = type.size * 1.12
  const below = TITLE + (rows.length - 1) * leading + 58
  return [
    write(label, LEFT, TITLE - 92, strong(28), colours.heat),
    ...rows.map((row, at) => fill(row.pathAt(LEFT, TITLE + at * leading), colours.ink)),
    ...lines.map((line, at) => write(line, LEFT, below + at * 46, regular(32), colours.soft)),
  ].join('')
}

/** Side by side below a line, in the first size at which all of them fit. */
function drawFigures(figures: readonly SocialCard['rate'][]): string {
  const said = figures.filter((figure) => figure !== null)
  const sizes = [60, 50, 40, 32].map((size) => said.map((figure) => layFigure(figure, size)))
  const widthOf = (laid: (typeof sizes)[number]) => laid.reduce((sum, { width }) => sum + width + BETWEEN, -BETWEEN)
  const laid = sizes.find((each) => widthOf(each) <= COLUMN) ?? sizes.at(-1) ?? []
  let x = LEFT
  return laid
    .map(({ width, drawAt }) => {
      const drawn = drawAt(x) + `<path d="M${x} 470h${width}" stroke="${colours.line}" stroke-width="2"/>`
      x += width + BETWEEN
      return drawn
    })
    .join('')
}

function layFigure({ figure, unit, note }: NonNullable<SocialCard['rate']>, size: number) {
  const [large, small, below] = [
    letter(figure, strong(size)),
    letter(unit, regular(30)),
    fitLine(note, regular(24), NOTE),
  ]
  const unitAt = large.width + 10
  return {
    width: Math.max(unitAt + small.width, below.width),
    drawAt: (x: number) =>
      fill(large.pathAt(x, 540), colours.ink) +
      fill(small.pathAt(x + unitAt, 540) + below.pathAt(x, 582), colours.soft),
  }
}

const fill = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`

const write = (text: string, x: number, y: number, type: Type, colour: string) =>
  fill(fitLine(text, type, COLUMN).pathAt(x, y), colour)
