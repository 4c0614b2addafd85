import { is1239 } from './is-1239'
import { sizeRows } from './size-rows'

/** Column pipe for tube wells, which tenders specify thinner than any class of IS 1239. */
const columnPipe = sizeRows('IS 3601', [['65 NB', '2', 0]])

export const galvanised = [...is1239, ...columnPipe]
