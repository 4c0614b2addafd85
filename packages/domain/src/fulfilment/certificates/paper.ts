import type { TestResults } from './certificate'
import { elements, type FigureName } from './figures'

/** A draft is what somebody has uploaded; confirmed is what a person has compared with the paper. */
export const certificateStates = ['draft', 'confirmed'] as const

/** All figures that a certificate can show, as its form orders them. */
export const figureNames = [
  ...elements,
  'carbonEquivalent',
  'yieldStrength',
  'tensileStrength',
  'elongation',
  'hydrostatic',
  'zinc',
  'uniformity',
] as const satisfies readonly FigureName[]

export const testNames = ['bend', 'flattening', 'eddyCurrent'] as const satisfies readonly (keyof TestResults)[]

export type TestName = (typeof testNames)[number]
