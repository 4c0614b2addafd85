import { readSection } from '@lohahaat/domain/catalogue/section'
import { dimensionLine } from '@lohahaat/domain/catalogue/section-drawing/dimension-line'
import { fitSection, type FittedSection } from '@lohahaat/domain/catalogue/section-drawing/fit-section'
import { hatch } from '@lohahaat/domain/catalogue/section-drawing/hatch'
import { colours } from './colours'
import { fitLine } from './fit-text'
import type { SocialCard } from './social-card'

const LEFT = 742
const TOP = 128
const BOX = 320
/** Scales the hatching to the size of the drawing, as on the site. */
const SCALE = 3.2
const GAP = 34
const TICK = 9
const figures = { face: 'regular', size: 28 } as const

/** All at one scale around one centre; sections that cannot be read are left out. */
export function drawSections({ sections, isOne }: Pick<SocialCard, 'sections' | 'isOne'>): string {
  const read = sections.flatMap(({ size, thickness }) => readSection(size, thickness) ?? [])
  const [largest] = read
  if (!largest) return ''
  const fitted = read.map((section) => {
    const box = (BOX * acrossOf(section)) / acrossOf(largest)
    const inset = (BOX - box) / 2
    return fitSection(section, LEFT + inset, TOP + inset, box)
  })
  const cuts = fitted.map(({ cut }, at) => {
    const isHot = !isOne && at === fitted.length - 1
    return drawCut(cut, `cut-${at}`, isHot ? colours.heat : colours.steel)
  })
  const [outer] = fitted
  return cuts.join('') + (outer ? drawDimensions(outer, isOne) : '')
}

type Section = NonNullable<ReturnType<typeof readSection>>

const acrossOf = (section: Section) => Number(section.shape === 'round' ? section.outerDiameter : section.sideA)

const hatching = hatch(LEFT / SCALE, TOP / SCALE, BOX / SCALE)

const drawCut = (cut: string, id: string, colour: string) =>
  `<clipPath id="${id}"><path d="${cut}"/></clipPath>` +
  `<g fill="none" stroke="${colour}"><g clip-path="url(#${id})"><path d="${hatching}" transform="scale(${SCALE})" stroke-width="0.9"/></g>` +
  `<path d="${cut}" stroke-width="3.5" stroke-linejoin="round"/></g>`

function drawDimensions({ x, y, width, height, wall, across, down, thickness }: FittedSection, isOne: boolean): string {
  const bottom = y + height + GAP
  const left = x - GAP
  const right = x + width
  const middle = y + height / 2
  const lines = [
    dimensionLine(x, bottom, width, TICK),
    down === null ? '' : dimensionLine(left, y, height, TICK, true),
    isOne ? `M${right - wall - 28} ${middle}H${right + 28}` : '',
  ]
  const acrossText = fitLine(across, figures, width)
  const downText = fitLine(down ?? '', figures, BOX)
  const wallText = fitLine(isOne ? thickness : '', figures, BOX)
  const paths = [
    acrossText.pathAt(x + (width - acrossText.width) / 2, bottom + 40),
    wallText.pathAt(right + 36, middle + 10),
  ]
  // Rotated, to read from the bottom beside its line.
  const turned = `<path d="${downText.pathAt(-downText.width / 2, 0)}" transform="translate(${left - 18} ${middle}) rotate(-90)"/>`
  return (
    `<path d="${lines.join('')}" fill="none" stroke="${colours.soft}" stroke-width="2"/>` +
    `<g fill="${colours.soft}"><path d="${paths.join('')}"/>${turned}</g>`
  )
}
