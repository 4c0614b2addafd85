import type { Context } from '../text/context'
import type { Size } from './size'

interface Product {
  className: string | null
  doubts: readonly string[]
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
  if (otherProduct !== null) return { className: null, doubts: [`${otherProduct} are not pipes.`] }
  if (otherPipe !== null) return { className: null, doubts: [`${otherPipe} pipe is not in the catalogue.`] }
  const named = new Set(coats.filter((coat) => coat !== 'mild steel'))
  const { className, doubts } = isHollow(context, sizes)
    ? readHollow(context, sizeName)
    : readRound(context, sizes.length > 0)
  return { className, doubts: [...(named.size > 1 ? [`Both ${[...named].join(' and ')} are named.`] : []), ...doubts] }
}

function readHollow({ coats, shapes, isPipe }: Context, sizeName: string | null): Product {
  // Fifty by fifty by six is an angle as well.
  const doubts = isPipe || shapes.length > 0 || coats.includes('GP') ? [] : ['Nothing says that it is a pipe.']
  if (coats.includes('GP')) return { className: 'Hollow Section GP', doubts }
  if (coats.includes('GI'))
    return { className: 'Hollow Section GP', doubts: [...doubts, 'GI of a hollow section usually means GP.'] }
  const saysSquare = shapes.includes('square')
  const saysRectangular = shapes.includes('rectangular')
  if (sizeName === null) return { className: saysSquare ? 'SHS' : saysRectangular ? 'RHS' : null, doubts }
  const [first, second] = sizeName.split('x')
  if (first === second)
    return { className: 'SHS', doubts: saysRectangular && !saysSquare ? [...doubts, 'The sides are equal.'] : doubts }
  return { className: 'RHS', doubts: saysSquare && !saysRectangular ? [...doubts, 'The sides are not equal.'] : doubts }
}

function readRound({ coats, shapes, standards, classes, isPipe }: Context, isSized: boolean): Product {
  const isContradicted = shapes.some((shape) => shape === 'square' || shape === 'rectangular')
  const doubts = isContradicted ? ['A bore and a class are of round pipe only.'] : []
  if (coats.includes('GP'))
    return { className: 'Round GP 2', doubts: classes.length > 0 ? [...doubts, 'GP has no classes.'] : doubts }
  if (coats.includes('GI')) return { className: 'GI', doubts }
  if (coats.length > 0 || standards.includes('3589')) return { className: 'Round Black', doubts }
  if (!isPipe && !isSized && classes.length === 0 && shapes.length === 0) return { className: null, doubts }
  return { className: 'Round Black', doubts: [...doubts, 'The line does not say black or GI: black is assumed.'] }
}
