import type { Unit } from '../tons'

/**
 * Which weight is invoiced. What is ordered in tons is loaded in whole pieces and invoiced at the weighbridge's net;
 * pieces are priced and invoiced at the weight that the standard gives them.
 */
export const weightBases = ['weighbridge', 'theoretical'] as const

export type WeightBasis = (typeof weightBases)[number]

export const weightBasisOf = (unit: Unit): WeightBasis => (unit === 'Ton' ? 'weighbridge' : 'theoretical')
