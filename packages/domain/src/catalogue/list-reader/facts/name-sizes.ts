import type { Note } from '../notes'
import type { Context } from '../text/context'
import { isHollow } from './product'
import { nameSides } from './sides'
import type { Figure } from '../text/parts'
import { nameBore, type NamedSize, nameDiameter, nameInch, nameSingle, type Size } from './size'

interface Named {
  name: string | null
  doubts: readonly Note[]
  remarks: readonly Note[]
}

/** The one size that a line names, however often it does. */
export function nameSizes(sizes: readonly Size[], context: Context): Named {
  const named = sizes.map((size) => ({ isClear: size.kind !== 'single', ...nameSize(size, sizes, context) }))
  const clear = named.filter(({ isClear, doubt }) => isClear && doubt === undefined)
  // What a bare figure leaves open is settled by a size that is clear and the same.
  const open = named.filter(({ isClear, name }) => isClear || !clear.some((other) => other.name === name))
  const byClearness = [...open.filter(({ isClear }) => isClear), ...open.filter(({ isClear }) => !isClear)]
  const names = [...new Set(byClearness.map(({ name }) => name).filter((name) => name !== null))]
  const doubts = open.flatMap(({ doubt }) => (doubt === undefined ? [] : [doubt]))
  if (names.length > 1) doubts.push({ code: 'sizesDiffer', sizes: names })
  return {
    name: names[0] ?? null,
    doubts,
    remarks: open.flatMap(({ remark }) => (remark === undefined ? [] : [remark])),
  }
}

function nameSize(size: Size, sizes: readonly Size[], context: Context): NamedSize {
  const { coats, classes, standards, otherProduct } = context
  if (size.kind === 'sides') return nameSides(size.a, size.b)
  const { figure } = size
  // What a bare figure measures of another product isn't known here.
  if (otherProduct !== null && size.kind === 'single') return { name: null }
  if (isHollow(context, sizes)) return nameOneSide(figure, context)
  const round = {
    isPreGalvanised: coats.includes('GP'),
    goesByBore: coats.includes('GI') || classes.length > 0 || standards.includes('1239'),
  }
  switch (size.kind) {
    case 'bore':
      return nameBore(figure)
    case 'diameter':
      return nameDiameter(figure)
    case 'inch':
      return nameInch(figure, round)
    case 'single':
      return nameSingle(figure, round)
  }
}

/** Both sides of a square are the one that is given; of any other hollow section that isn't known. */
function nameOneSide(figure: Figure, { shapes }: Context): NamedSize {
  const square = nameSides(figure, figure)
  if (shapes.includes('square') && !shapes.includes('rectangular')) return square
  return { name: shapes.includes('rectangular') ? null : square.name, doubt: { code: 'oneSideOnly' } }
}
