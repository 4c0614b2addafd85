import type { Context } from './context'
import { nameSides } from './sides'
import { nameBore, type NamedSize, nameDiameter, nameInch, nameSingle, type Size } from './size'

interface Named {
  name: string | null
  doubts: readonly string[]
  remarks: readonly string[]
}

/** The one size that a line names, however often it does. */
export function nameSizes(sizes: readonly Size[], context: Context): Named {
  const named = sizes.map((size) => nameSize(size, context))
  const names = [...new Set(named.map(({ name }) => name).filter((name) => name !== null))]
  const doubts = named.flatMap(({ doubt }) => (doubt === undefined ? [] : [doubt]))
  if (names.length > 1) doubts.push(`More than one size is named: ${names.join(' and ')}.`)
  return {
    name: names[0] ?? null,
    doubts,
    remarks: named.flatMap(({ remark }) => (remark === undefined ? [] : [remark])),
  }
}

function nameSize(size: Size, { coats, classes, standards, shapes }: Context): NamedSize {
  if (size.kind === 'sides') return nameSides(size.a, size.b)
  const { figure } = size
  const isSquare = shapes.includes('square') && (size.kind === 'single' || size.kind === 'inch') && classes.length === 0
  if (isSquare) return nameSides(figure, figure)
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
