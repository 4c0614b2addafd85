import { readUnits } from '@lohahaat/domain/platform/decimal'
import { findIs1239, is1239Tubes } from '@lohahaat/domain/catalogue/is1239'
import { ChoiceLinks } from './choice-links'
import { plainFigure } from './plain-figure'
import { texts } from './texts'
import type { Calculator } from './use-calculator'

/** The most common thicknesses, from furniture to columns. */
const usualWalls = ['1.6', '2', '2.6', '2.9', '3.2', '4', '4.8', '5', '6'] as const

/** The classes of a bore in IS 1239; for hollow sections the common thicknesses. */
export function WallChoices({ calculator: { query, hrefFor } }: { calculator: Calculator }) {
  const choiceOf = (wall: string, label = wall, isChosen = Number(query.thickness) === Number(wall)) => ({
    ...{ label, isChosen },
    to: hrefFor({ thickness: wall }),
  })
  if (query.kind === 'diameter') return null
  if (query.kind === 'bore') {
    const bore = Number(query.size)
    const chosen = findIs1239(bore, readUnits(query.thickness, 3) ?? 0n)
    const choices = is1239Tubes(bore).map((tube) => {
      const wall = plainFigure(tube.wall)
      return choiceOf(wall, texts.classWall(texts.classes[tube.class], wall), tube === chosen)
    })
    return choices.length > 0 && <ChoiceLinks label={texts.wallsOfClasses} choices={choices} />
  }
  const shorter = Math.min(Number(query.size), query.kind === 'square' ? Infinity : Number(query.otherSide))
  const walls = usualWalls.filter((wall) => 4 * Number(wall) <= shorter)
  return walls.length > 0 && <ChoiceLinks label={texts.usualWalls} choices={walls.map((wall) => choiceOf(wall))} />
}
