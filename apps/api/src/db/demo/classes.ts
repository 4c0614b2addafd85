import { galvanised } from './sizes/galvanised'
import { rectangularSections, squareSections } from './sizes/hollow-sections'
import { hollowPreGalvanised, mixedPreGalvanised, roundPreGalvanised } from './sizes/pre-galvanised'
import { roundBlack } from './sizes/round-black'
import type { SizeRow } from './sizes/size-rows'

export const demoDepartment = 'Pipe'

/** In the order of the catalogue's tabs. */
export const demoClasses = [
  { name: 'Round Black', preGalvanised: false, rows: roundBlack },
  { name: 'Hollow Section GP', preGalvanised: true, rows: hollowPreGalvanised },
  { name: 'Round GP 2', preGalvanised: true, rows: roundPreGalvanised },
  { name: 'GI', preGalvanised: false, rows: galvanised },
  { name: 'SHS', preGalvanised: false, rows: squareSections },
  { name: 'RHS', preGalvanised: false, rows: rectangularSections },
  { name: 'GP', preGalvanised: true, rows: mixedPreGalvanised },
] as const satisfies readonly { name: string; preGalvanised: boolean; rows: readonly SizeRow[] }[]

export type DemoClass = (typeof demoClasses)[number]
export type ClassName = DemoClass['name']

/** Each size of a class once, with the thicknesses of all its standards from thin to thick. */
export function sizesOfClass({ rows }: DemoClass): { size: string; walls: string[] }[] {
  const sizes = [...new Set(rows.map((row) => row.size))]
  return sizes.map((size) => {
    const walls = new Set(rows.filter((row) => row.size === size).flatMap((row) => row.walls))
    return { size, walls: [...walls].sort((a, b) => Number(a) - Number(b)) }
  })
}
