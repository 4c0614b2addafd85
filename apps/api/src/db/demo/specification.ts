import type { DemoClass } from './classes'
import type { Mill } from './mills'
import type { Grade, Stamp } from './parameters'
import type { SizeRow } from './sizes/size-rows'

type Step = readonly [below: number, grade: Grade]

/** Thicker walls are rolled from stronger coil; the last step of each list is open-ended. */
const gradesByWall = {
  zinc: [
    [1, '80 GSM'],
    [2, '120 GSM'],
    [2.6, '180 GSM'],
    [Infinity, '275 GSM'],
  ],
  tataSections: [
    [2, 'YSt 210'],
    [6, 'YSt 310'],
    [Infinity, 'YSt 355'],
  ],
  'IS 1239': [
    [4, 'YSt 210'],
    [Infinity, 'YSt 240'],
  ],
  'IS 1161': [
    [3.2, 'YSt 210'],
    [4.5, 'YSt 240'],
    [Infinity, 'YSt 310'],
  ],
  'IS 4923': [
    [2, 'YSt 210'],
    [4, 'YSt 240'],
    [Infinity, 'YSt 310'],
  ],
  'IS 3589': [
    [6.3, 'Fe 330'],
    [10, 'Fe 410'],
    [Infinity, 'Fe 450'],
  ],
  // Mechanical tube is sold without a grade.
  'IS 3601': [],
  'IS 277': [],
} as const satisfies Record<string, readonly Step[]>

export function gradeOf({ preGalvanised }: DemoClass, { standard }: SizeRow, wall: string, mill: Mill): Grade | null {
  const isTataSection = mill.brand === 'Tata Structura'
  const steps: readonly Step[] = gradesByWall[preGalvanised ? 'zinc' : isTataSection ? 'tataSections' : standard]
  return steps.find(([below]) => Number(wall) < below)?.[1] ?? null
}

/** Pre-galvanised tube carries only its maker's mark. */
export const stampOf = ({ preGalvanised }: DemoClass): Stamp => (preGalvanised ? 'Brand' : 'ISI')

/** Secondary makes come without a test certificate, and so does the thinnest pre-galvanised tube. */
export const hasTestCertificate = ({ preGalvanised }: DemoClass, wall: string, { standing }: Mill): boolean =>
  standing !== 'secondary' && !(preGalvanised && Number(wall) < 1.2)
