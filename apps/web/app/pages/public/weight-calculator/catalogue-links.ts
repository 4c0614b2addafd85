import { tradeClasses } from '@lohahaat/domain/catalogue/class-names'
import { isPrinted } from '@lohahaat/domain/catalogue/is1239'
import { nominalBores } from '@lohahaat/domain/catalogue/nominal-bores'
import { formatSection, formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import type { Section } from '@lohahaat/domain/catalogue/section'
import { plainFigure } from './plain-figure'
import { texts } from './texts'
import type { Weighed } from './result/work-out'

/** Their names in the catalogue. */
const pipeClasses = {
  round: tradeClasses.roundBlack.name,
  square: tradeClasses.shs.name,
  rectangular: tradeClasses.rhs.name,
  galvanised: tradeClasses.gi.name,
  roundStrip: tradeClasses.roundGp2.name,
  hollowStrip: tradeClasses.hollowSectionGp.name,
}

export interface CatalogueLink {
  label: string
  to: string
}

interface MainLink extends CatalogueLink {
  /** Without the class, for narrow places. */
  shortLabel: string
}

/** Links to such a pipe in the catalogue: in its class, in its class with any thickness, and galvanised. */
export function catalogueLinks(weighed: Weighed): { main: MainLink; others: CatalogueLink[] } {
  const { section, metre } = weighed
  const size = soldAs(weighed)
  const wall = plainFigure(metre.tube?.wall ?? section.wall)
  const className = classOf(section)
  const zinc = galvanisedClass(weighed)
  const pipe = formatSection({ size, thickness: wall })
  const named = (name: string) => texts.item(name, pipe)
  return {
    main: { label: texts.find(named(className)), shortLabel: texts.find(pipe), to: hrefTo(className, size, wall) },
    others: [
      { label: texts.allWalls(className, formatSize(size)), to: hrefTo(className, size) },
      ...(zinc && zinc !== className ? [{ label: texts.find(named(zinc)), to: hrefTo(zinc, size, wall) }] : []),
    ],
  }
}

/** The catalogue uses the bore of a diameter, if it has one. */
function soldAs({ section, size }: Weighed): string {
  const bore = boreOf(section)
  return bore === undefined ? size : `${bore} NB`
}

/** The bore of exactly this diameter. */
export const boreOf = (section: Section) =>
  section.shape === 'round'
    ? nominalBores.find(({ outerDiameter }) => outerDiameter === plainFigure(section.outerDiameter))?.bore
    : undefined

/** Inch sizes, which are not sold black. */
const isFurnitureTube = (section: Section) =>
  section.shape === 'round' && boreOf(section) === undefined && section.outerDiameter <= 76_200n

const classOf = (section: Section) => (isFurnitureTube(section) ? pipeClasses.roundStrip : pipeClasses[section.shape])

/** GI is dipped pipe of IS 1239. Pipe rolled from galvanised strip is small and thin. */
function galvanisedClass({ section, metre: { tube } }: Weighed): string | null {
  if (tube && isPrinted(tube)) return pipeClasses.galvanised
  const across = section.shape === 'round' ? section.outerDiameter : section.sideA
  if (across > 100_000n || section.wall > 3_200n) return null
  return section.shape === 'round' ? pipeClasses.roundStrip : pipeClasses.hollowStrip
}

const hrefTo = (className: string, size: string, wall?: string) =>
  `/pipe/pipe?${new URLSearchParams({
    class: className,
    ...(wall !== undefined && { minThickness: wall, maxThickness: wall }),
    search: size,
  })}`
