import { describe, expect, test } from 'vitest'
import { firstTruck } from './first-truck'

const line = { orderLineId: 1, leftPieces: 160, leftKg: 3953.6, weightPerPiece: 24.71 }

describe('a truck that is planned in one press', () => {
  test('takes all that is left', () => {
    const byWeight = { orderLineId: 2, leftPieces: null, leftKg: 2500, weightPerPiece: 30 }
    expect(firstTruck([line, byWeight])).toEqual([
      { orderLineId: 1, pieces: 160 },
      { orderLineId: 2, kg: 2500 },
    ])
  })

  test('takes no more than the largest truck carries, in whole pieces', () => {
    expect(firstTruck([{ ...line, leftPieces: 2000, leftKg: 49_420 }])).toEqual([{ orderLineId: 1, pieces: 1011 }])
    expect(firstTruck([{ orderLineId: 2, leftPieces: null, leftKg: 40_000, weightPerPiece: null }])).toEqual([
      { orderLineId: 2, kg: 25_000 },
    ])
  })

  test('fills the rest of the truck with the next line', () => {
    const heavy = { orderLineId: 3, leftPieces: 1, leftKg: 24_990, weightPerPiece: 24_990 }
    expect(firstTruck([heavy, line])).toEqual([{ orderLineId: 3, pieces: 1 }])
    const lighter = { ...heavy, leftKg: 24_900, weightPerPiece: 24_900 }
    expect(firstTruck([lighter, line])).toEqual([
      { orderLineId: 3, pieces: 1 },
      { orderLineId: 1, pieces: 4 },
    ])
  })

  test('takes what has no weight per piece as a whole, or not at all', () => {
    const unknown = { orderLineId: 4, leftPieces: 10, leftKg: 300, weightPerPiece: null }
    expect(firstTruck([unknown])).toEqual([{ orderLineId: 4, pieces: 10, kg: 300 }])
    expect(firstTruck([{ ...unknown, leftKg: 30_000 }])).toEqual([])
  })

  test('takes nothing of what is loaded', () => {
    expect(firstTruck([{ ...line, leftPieces: 0, leftKg: 0 }])).toEqual([])
  })
})
