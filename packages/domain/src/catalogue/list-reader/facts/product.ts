import type { Note } from '../notes'
import type { Context } from '../text/context'
import type { Size } from './size'

interface Product {
  className: string | null
  doubts: readonly Note[]
}

/** Sides make a pipe hollow, and so do words where nothing names a bore. */
export function isHollow({ shapes, classes }: Context, sizes: readonly Size[]): boolean {
  if (sizes.some(({ kind }) => kind === 'sides')) return true
  const isBored = classes.length > 0 || sizes.some(({ kind }) => kind === 'bore' || kind === 'diameter')
  return !isBored && shapes.length > 0 && !shapes.includes('round')
}

/** Which class of the catalogue a line asks for. */
export function readProduct(context: Context, sizes: readonly Size[], sizeName: string | null): Product {
  const { coats, otherPipe, otherProduct } = context
  if (otherProduct !== null) return { className: null, doubts: [{ code: 'notAPipe', product: otherProduct }] }
  if (otherPipe !== null) return { className: null, doubts: [{ code: 'pipeNotSold', pipe: otherPipe }] }
  const named = [...new Set(coats.filter((coat) => coat !== 'mild steel'))]
  const { className, doubts } = isHollow(context, sizes)
    ? readHollow(context, sizeName)
    : readRound(context, sizes.length > 0)
  return named.length > 1
    ? { className, doubts: [{ code: 'coatsDiffer', coats: named }, ...doubts] }
    : { className, doubts }
}

function readHollow({ coats, shapes, isPipe }: Context, sizeName: string | null): Product {
  // Fifty by fifty by six is an angle as well.
  const isNamed = isPipe || shapes.length > 0 || coats.includes('GP')
  const doubts: Note[] = isNamed ? [] : [{ code: 'pipeNotNamed' }]
  if (coats.includes('GP')) return { className: 'Hollow Section GP', doubts }
  if (coats.includes('GI')) return { className: 'Hollow Section GP', doubts: [...doubts, { code: 'galvanisedHollow' }] }
  const saysSquare = shapes.includes('square')
  const saysRectangular = shapes.includes('rectangular')
  if (sizeName === null) return { className: saysSquare ? 'SHS' : saysRectangular ? 'RHS' : null, doubts }
  const [first, second] = sizeName.split('x')
  if (first === second)
    return { className: 'SHS', doubts: saysRectangular && !saysSquare ? [...doubts, { code: 'sidesEqual' }] : doubts }
  return { className: 'RHS', doubts: saysSquare && !saysRectangular ? [...doubts, { code: 'sidesNotEqual' }] : doubts }
}

function readRound({ coats, shapes, standards, classes, isPipe }: Context, isSized: boolean): Product {
  const isContradicted = shapes.some((shape) => shape === 'square' || shape === 'rectangular')
  const doubts: Note[] = isContradicted ? [{ code: 'boreOfHollow' }] : []
  if (coats.includes('GP'))
    return {
      className: 'Round GP 2',
      doubts: classes.length > 0 ? [...doubts, { code: 'classOfPreGalvanised' }] : doubts,
    }
  if (coats.includes('GI')) return { className: 'GI', doubts }
  if (coats.length > 0 || standards.includes('3589')) return { className: 'Round Black', doubts }
  if (!isPipe && !isSized && classes.length === 0 && shapes.length === 0) return { className: null, doubts }
  return { className: 'Round Black', doubts: [...doubts, { code: 'blackAssumed' }] }
}
