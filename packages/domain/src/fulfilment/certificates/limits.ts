import type { Standard } from '../standard'
import { gradeLimits, type GradeLimits } from './grade-limits'

/** Grades are written in many ways: YST-210, Y St 210, Gr. III. */
export const gradeKey = (grade: string): string =>
  grade
    .toUpperCase()
    .replace(/^\s*(?:GRADE|GR)\b/, '')
    .replace(/[^A-Z0-9]/g, '')

/** The limits of a grade, or null where none are on record: then nothing is said of its figures. */
export const findLimits = (standard: Standard, grade: string | null): GradeLimits | null =>
  gradeLimits.find(
    (row) =>
      row.standard === standard && (row.grade === null || (grade !== null && gradeKey(row.grade) === gradeKey(grade))),
  ) ?? null

/** Zinc of hot-dipped pipe, in g/m². Two figures are in use under one standard, and the order decides between them. */
export interface ZincSetting {
  /** From here on it passes. */
  enough: string
  /** Below it fails; between the two somebody looks at the order. */
  least: string
}

/** Limits that buyers set in their orders, so that no standard has the last word on them. */
export interface AskedLimits {
  zinc: ZincSetting
  /** The pressure that a water pipe is tested at, in MPa. */
  hydrostatic: string
}

/** Gas companies ask for 6 MPa. */
export const usualAskedLimits: AskedLimits = { zinc: { enough: '400', least: '360' }, hydrostatic: '5.0' }
