import type { Context } from './context'
import type { Size } from './size'

interface Product {
  className: string | null
  isHollow: boolean
  doubts: readonly string[]
}

/** Which class of the catalogue a line asks for. Sides make it hollow, whatever else is said. */
export function readProduct(context: Context, sizes: readonly Size[], sizeName: string | null): Product {
  const { coats, shapes, otherPipe, otherProduct } = context
  const isHollow = hasSides(context, sizes)
  if (otherProduct !== null) return { className: null, isHollow, doubts: [`${otherProduct} are not pipes.`] }
  if (otherPipe !== null) return { className: null, isHollow, doubts: [`${otherPipe} pipe is not in the catalogue.`] }
  const kinds = new Set(coats.filter((coat) => coat !== 'mild steel'))
  const doubts = kinds.size > 1 ? [`Both ${[...kinds].join(' and ')} are named.`] : []
  if (!isHollow)
    return { ...readRound(context, sizes), isHollow, doubts: [...doubts, ...readRound(context, sizes).doubts] }
  if (sizes.some(({ kind }) => kind !== 'sides') && shapes.length > 0 && sizeName !== null && !sizeName.includes('x'))
    doubts.push('A bore is of round pipe, and the line says it is hollow.')
  if (!context.isPipe && shapes.length === 0 && coats.length === 0) doubts.push('Nothing says that it is a pipe.')
  if (kinds.has('GP')) return { className: 'Hollow Section GP', isHollow, doubts }
  if (kinds.has('GI'))
    return { className: 'Hollow Section GP', isHollow, doubts: [...doubts, 'GI of a hollow section usually means GP.'] }
  return { ...readSection(context, sizeName, doubts), isHollow }
}

function readSection({ shapes, isPipe, coats }: Context, sizeName: string | null, doubts: readonly string[]) {
  const [first = '', second = ''] = sizeName?.split('x') ?? []
  const isSquare = sizeName === null ? shapes.includes('square') : first === second
  const says = isSquare ? 'rectangular' : 'square'
  const contradicts =
    sizeName !== null && shapes.includes(says) && !shapes.includes(isSquare ? 'square' : 'rectangular')
  const onlySteel = !isPipe && shapes.length === 0 && coats.length > 0
  return {
    className: isSquare ? 'SHS' : 'RHS',
    doubts: [
      ...doubts,
      ...(contradicts ? [`The sides are not ${says}.`] : []),
      ...(onlySteel ? ['Nothing says that it is a pipe.'] : []),
    ],
  }
}

const hasSides = ({ shapes, classes }: Context, sizes: readonly Size[]) =>
  sizes.some(({ kind }) => kind === 'sides') ||
  (classes.length === 0 &&
    !sizes.some(({ kind }) => kind === 'bore' || kind === 'diameter') &&
    shapes.some((shape) => shape === 'square' || shape === 'rectangular') &&
    !shapes.includes('round'))

function readRound({ coats, shapes, standards, isPipe, classes }: Context, sizes: readonly Size[]) {
  const doubts = shapes.some((shape) => shape === 'square' || shape === 'rectangular')
    ? ['The line says hollow, and gives a round size.']
    : []
  if (coats.includes('GP')) return { className: 'Round GP 2', doubts }
  if (coats.includes('GI')) return { className: 'GI', doubts }
  if (coats.length > 0 || standards.includes('3589')) return { className: 'Round Black', doubts }
  const isRound = isPipe || sizes.length > 0 || classes.length > 0 || shapes.length > 0
  if (!isRound) return { className: null, doubts }
  return { className: 'Round Black', doubts: [...doubts, 'The line does not say black or GI: black is assumed.'] }
}
