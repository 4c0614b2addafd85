import { demoClasses, sizesOfClass } from '../../db/demo/classes'
import { variation } from '../../db/demo/variation'

/** A line of a list, and what it asks for. */
export interface AskedLine {
  /** As it is written in a list without columns. */
  text: string
  /** As it stands in a table: description, size, thickness, quantity, unit. */
  cells: readonly string[]
  truth: { size: string; thickness: string; quantity: number; unit: string }
}

const words: Readonly<Record<string, readonly string[]>> = {
  SHS: ['SHS', 'Square pipe', 'MS square tube'],
  RHS: ['RHS', 'Rectangular pipe', 'RHS Tata'],
  GI: ['GI pipe', 'G.I. Pipe', 'GI pipe Jindal'],
  'Round Black': ['MS black pipe', 'Black pipe', 'MS ERW black pipe'],
}

const pipes = demoClasses
  .filter(({ name }) => name in words)
  .flatMap((each) =>
    sizesOfClass(each).flatMap(({ size, walls }) =>
      walls.map((thickness) => ({ className: each.name, size, thickness })),
    ),
  )

const units = [
  { unit: 'Pieces', written: ['nos', 'pcs', 'Nos.'] },
  { unit: 'Ton', written: ['MT', 'ton'] },
  { unit: 'Kg', written: ['kg', 'Kgs'] },
] as const

/** Picks one of several by what it is picked for, the same at each run. */
const pickFor = <T>(what: string, of: readonly T[]): T => {
  const picked = of[Math.floor(variation(what) * of.length)]
  if (picked === undefined) throw new Error(`There is nothing to pick for ${what}`)
  return picked
}

/** Lines as buyers write them, of pipes that the demo tree has. */
export const askedLines = (seed: number, count: number): AskedLine[] =>
  Array.from({ length: count }, (_, at) => askedLine(`${seed} ${at}`))

function askedLine(seed: string): AskedLine {
  const className = pickFor(`${seed} class`, Object.keys(words))
  const { size, thickness } = pickFor(
    `${seed} pipe`,
    pipes.filter((pipe) => pipe.className === className && !pipe.size.includes('OD')),
  )
  const { unit, written } = pickFor(`${seed} unit`, units)
  const quantity = quantityOf(unit, variation(`${seed} quantity`))
  const [name, unitName] = [pickFor(`${seed} name`, words[className] ?? []), pickFor(`${seed} unit name`, written)]
  const section = size.endsWith('NB') ? `${size} x ${thickness} mm` : `${size}x${thickness}`
  const forms = [
    `${name} ${section} - ${quantity} ${unitName}`,
    `${name} ${section} ${quantity} ${unitName}`,
    size.endsWith('NB')
      ? `${name} ${size} ${thickness} mm thk ${quantity} ${unitName}`
      : `${section} ${name} ${quantity} ${unitName}`,
  ]
  return {
    text: pickFor(`${seed} form`, forms),
    cells: [name, size, thickness, String(quantity), unitName],
    truth: { size, thickness, quantity, unit },
  }
}

const quantityOf = (unit: (typeof units)[number]['unit'], part: number) =>
  unit === 'Pieces'
    ? 5 + Math.floor(part * 190)
    : unit === 'Ton'
      ? (10 + Math.floor(part * 90)) / 10
      : 50 * (2 + Math.floor(part * 40))
