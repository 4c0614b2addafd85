import { describe, expect, test } from 'vitest'
import type { LoadRow } from './load-rows'
import {
  allLeft,
  gramsOf,
  heatsOf,
  loadInput,
  loadProblem,
  type LoadValues,
  typePieces,
  typeTons,
  valuesOfLoad,
} from './load-values'

const byPiece: LoadRow = {
  orderLineId: 7,
  brandName: 'APL Apollo',
  className: 'GP',
  size: '50x50',
  thickness: '2.9',
  length: 6,
  grade: null,
  standard: 'IS 4923',
  mtc: true,
  hsn: '73066100',
  quantity: 160,
  unit: 'Pieces',
  weightBasis: 'theoretical',
  weightPerPiece: 24.71,
  orderedPieces: 160,
  orderedKg: 3953.6,
  here: { pieces: 0, kg: 0 },
  heatNos: [],
  freePieces: 160,
  freeKg: 3953.6,
  mostPieces: 163,
  mostKg: 4032.672,
}
const byWeight: LoadRow = {
  ...byPiece,
  unit: 'Ton',
  weightBasis: 'weighbridge',
  orderedPieces: null,
  freePieces: null,
  mostPieces: null,
  here: { pieces: null, kg: 0 },
}
const typed = (part: Partial<LoadValues>): LoadValues => ({ pieces: '', tons: '', by: 'pieces', heats: '', ...part })

describe('a load as it is typed', () => {
  test('pieces weigh what the standard says', () => {
    expect(typePieces(byPiece, '160')).toMatchObject({ tons: '3.9536' })
    expect(gramsOf(byPiece, typed(typePieces(byPiece, '160')))).toBe(3_953_600n)
  })

  test('tons of what was ordered in pieces are the nearest pieces', () => {
    expect(typeTons(byPiece, '2').pieces).toBe('81')
    expect(typeTons(byPiece, '0.001').pieces).toBe('0')
  })

  test('tons of what was ordered by weight stay tons', () => {
    expect(typeTons(byWeight, '2.5')).toMatchObject({ pieces: '', tons: '2.5' })
    expect(loadInput([byWeight], { 7: typed(typeTons(byWeight, '2.5')) })).toMatchObject([{ kg: 2500 }])
  })

  test('all that is left, in one press', () => {
    expect(allLeft(byPiece)).toMatchObject({ pieces: '160', tons: '3.9536' })
    expect(allLeft(byWeight)).toMatchObject({ pieces: '', tons: '3.9536' })
  })

  test('an empty line is not on the truck', () => {
    expect(loadInput([byPiece], valuesOfLoad([byPiece]))).toEqual([])
  })

  test('heat numbers as on the tags', () => {
    expect(heatsOf(' a248172, A248176\na248172;')).toEqual(['A248172', 'A248176'])
    const heats = { ...typed(typePieces(byPiece, '80')), heats: 'A248172' }
    expect(loadInput([byPiece], { 7: heats })).toEqual([{ orderLineId: 7, pieces: 80, heatNos: ['A248172'] }])
  })

  test.each([
    { say: 'half a piece', row: byPiece, values: typed({ pieces: '1.5' }), wrong: 'whole pieces' },
    { say: 'a weight in words', row: byWeight, values: typed({ tons: 'two' }), wrong: 'in tons' },
    { say: 'too little for one piece', row: byPiece, values: typed(typeTons(byPiece, '0.001')), wrong: 'count' },
    { say: 'more pieces than may be', row: byPiece, values: typed(typePieces(byPiece, '164')), wrong: '163 pieces' },
    { say: 'more tons than may be', row: byWeight, values: typed({ tons: '4.033' }), wrong: '4,032.672' },
  ])('$say is refused in words', ({ row, values, wrong }) => {
    expect(loadProblem(row, values)).toContain(wrong)
  })

  test('the last piece within the tolerance is taken', () => {
    expect(loadProblem(byPiece, typed(typePieces(byPiece, '163')))).toBeUndefined()
    expect(loadProblem(byPiece, typed({}))).toBeUndefined()
  })
})
