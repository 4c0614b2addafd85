import { is1239, is1239SmallBores } from './is-1239'
import { sizeRows } from './size-rows'

/** Structural tube shares most walls with IS 1239; these are the ones kept as such, 65 NB light being thinner here. */
const is1161 = sizeRows('IS 1161', [
  ['40 NB', '2.9 3.2', 1],
  ['50 NB', '2.9 3.6', 1],
  ['65 NB', '2.9 3.6', 1],
  ['80 NB', '3.2 4', 1],
  ['90 NB', '3.6 4 4.8', 1],
  ['100 NB', '3.6 4.5 5.4', 1],
  ['125 NB', '4.5 4.8', 1],
  ['150 NB', '4.5 4.8', 1],
])

/** Light-gauge tube for furniture and machinery. */
const is3601 = sizeRows('IS 3601', [
  ['15 NB', '1.2 1.6', 1],
  ['20 NB', '1.2 1.6 2', 1],
  ['25 NB', '1.6 2', 1],
  ['32 NB', '1.6 2', 1],
  ['40 NB', '1.6 2', 1],
  ['50 NB', '2', 1],
])

/** 150 NB is also rolled at 168.3 mm; IS 1239 makes it 165.1, so this one goes by its diameter. */
const is3589 = sizeRows('IS 3589', [
  ['168.3 OD', '4.8 5.4 6.3', 1],
  ['175 NB', '4.8 5.4 6 6.3', 1],
  ['200 NB', '4.8 5.4 6 6.3 8', 2],
  ['250 NB', '6 6.3 8 10', 1],
  ['300 NB', '6 6.3 8 10', 1],
  ['350 NB', '6.3 8 10', 1],
  ['400 NB', '6.3 8 10', 1],
  ['450 NB', '8 10 12.7', 1],
  ['500 NB', '8 10 12.7', 1],
])

/** By size, because the sizes are stored in this order. */
export const roundBlack = [...is1239SmallBores, ...is1239, ...is1161, ...is3601, ...is3589].sort(
  (a, b) => Number.parseFloat(a.size) - Number.parseFloat(b.size),
)
