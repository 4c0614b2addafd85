import { tradeClasses } from '@lohahaat/domain/catalogue/class-names'
import { bar, hollowRect, hollowRound } from '@lohahaat/domain/catalogue/section-drawing/outline'
import { texts } from './texts'

const round = hollowRound(4, 4, 40, 5)
const square = hollowRect(5, 5, 38, 38, 4)
const rectangle = hollowRect(3, 12, 42, 24, 3.5)
const roundAndSquare = hollowRound(1, 1, 25, 3.5) + hollowRect(24, 25, 22, 22, 3)

const aroundRound = bar(1.4, 1.4, 45.2)
const aroundSquare =
  'M13 2.4h22a10.6 10.6 0 0 1 10.6 10.6v22a10.6 10.6 0 0 1 -10.6 10.6h-22a10.6 10.6 0 0 1 -10.6 -10.6v-22a10.6 10.6 0 0 1 10.6 -10.6z'
const aroundBoth =
  bar(-1.4, -1.4, 29.8) +
  'M30 22.6h10a8.4 8.4 0 0 1 8.4 8.4v10a8.4 8.4 0 0 1 -8.4 8.4h-10a8.4 8.4 0 0 1 -8.4 -8.4v-10a8.4 8.4 0 0 1 8.4 -8.4z'

/** A class that the trade knows; other classes are shown by name only. */
export interface PipeClass {
  /** The name in the catalogue, which is not translated. */
  name: string
  /** A short description for narrow places. */
  note: string
  kind: string
  standard: string
  /** Its outline on a drawing of 48 by 48. */
  cut: string
  /** Where it is galvanised, for the chain line of a treated surface. Only dipped pipe has zinc inside. */
  coat?: string
}

/** In the order of the landing pages, similar classes side by side. */
export const pipeClasses = (): readonly PipeClass[] => [
  { ...tradeClasses.roundBlack, ...texts.pipeClasses.roundBlack, cut: round },
  { ...tradeClasses.gi, ...texts.pipeClasses.gi, cut: round, coat: aroundRound + bar(11.6, 11.6, 24.8) },
  { ...tradeClasses.shs, ...texts.pipeClasses.shs, cut: square },
  { ...tradeClasses.rhs, ...texts.pipeClasses.rhs, cut: rectangle },
  {
    ...tradeClasses.hollowSectionGp,
    ...texts.pipeClasses.hollowSectionGp,
    cut: square,
    coat: aroundSquare,
  },
  { ...tradeClasses.roundGp2, ...texts.pipeClasses.roundGp2, cut: round, coat: aroundRound },
  { ...tradeClasses.gp, ...texts.pipeClasses.gp, cut: roundAndSquare, coat: aroundBoth },
]

export const findPipeClass = (name: string) => pipeClasses().find((known) => known.name === name)

/** The catalogue with a class selected. */
export const classPath = (name: string) => `/pipe/pipe?${new URLSearchParams({ class: name })}`
