import { hollowRect, hollowRound } from '@lohahaat/domain/section-drawing/outline'

const round = hollowRound(4, 4, 40, 5)
const square = hollowRect(5, 5, 38, 38, 4)
const rectangle = hollowRect(3, 12, 42, 24, 3.5)
const roundAndSquare = hollowRound(1, 1, 25, 3.5) + hollowRect(24, 25, 22, 22, 3)

/** A class that the trade knows; what is stocked under another name is shown by its name alone. */
export interface PipeClass {
  name: string
  /** What it is in two words, for where there is little room. */
  note: string
  kind: string
  standard: string
  /** Its outline on a drawing of 48 by 48. */
  cut: string
}

/** As the pages that lead into the catalogue show them, side by side with their like. */
export const pipeClasses: readonly PipeClass[] = [
  { name: 'Round Black', note: 'Black, welded', kind: 'black welded round pipe', standard: 'IS 1239', cut: round },
  { name: 'GI', note: 'Hot-dip galvanised', kind: 'hot-dip galvanised round pipe', standard: 'IS 1239', cut: round },
  { name: 'SHS', note: 'Square hollow', kind: 'square hollow sections', standard: 'IS 4923', cut: square },
  {
    name: 'RHS',
    note: 'Rectangular hollow',
    kind: 'rectangular hollow sections',
    standard: 'IS 4923',
    cut: rectangle,
  },
  {
    name: 'Hollow Section GP',
    note: 'Pre-galvanised',
    kind: 'pre-galvanised hollow sections',
    standard: 'IS 277',
    cut: square,
  },
  { name: 'Round GP 2', note: 'Pre-galvanised', kind: 'pre-galvanised round tube', standard: 'IS 3601', cut: round },
  {
    name: 'GP',
    note: 'Pre-galvanised',
    kind: 'pre-galvanised round and hollow tube',
    standard: 'IS 277',
    cut: roundAndSquare,
  },
]

export const findPipeClass = (name: string) => pipeClasses.find((known) => known.name === name)

/** The catalogue with a class selected. */
export const classPath = (name: string) => `/pipe/pipe?${new URLSearchParams({ class: name })}`
