import { sizeRows } from './size-rows'

/** Light, medium and heavy walls, for black and galvanised pipe alike; 125 and 150 NB have no light class. */
export const is1239 = sizeRows('IS 1239', [
  ['15 NB', '2 2.6 3.2', 3],
  ['20 NB', '2.3 2.6 3.2', 3],
  ['25 NB', '2.6 3.2 4', 4],
  ['32 NB', '2.6 3.2 4', 2],
  ['40 NB', '2.9 3.2 4', 3],
  ['50 NB', '2.9 3.6 4.5', 5],
  ['65 NB', '3.2 3.6 4.5', 3],
  ['80 NB', '3.2 4 4.8', 3],
  ['100 NB', '3.6 4.5 5.4', 3],
  ['125 NB', '4.8 5.4', 2],
  ['150 NB', '4.8 5.4', 2],
])

/** Below the range that mills hold an ISI licence for. */
export const is1239SmallBores = sizeRows('IS 1239', [
  ['6 NB', '2 2.6', 0],
  ['8 NB', '1.8 2.3 2.9', 0],
  ['10 NB', '1.8 2.3 2.9', 0],
])
