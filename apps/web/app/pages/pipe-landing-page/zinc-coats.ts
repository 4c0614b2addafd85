import { bar } from '@lohahaat/domain/section-drawing/outline'

const aroundRound = bar(1.4, 1.4, 45.2)
const aroundSquare =
  'M13 2.4h22a10.6 10.6 0 0 1 10.6 10.6v22a10.6 10.6 0 0 1 -10.6 10.6h-22a10.6 10.6 0 0 1 -10.6 -10.6v-22a10.6 10.6 0 0 1 10.6 -10.6z'
const aroundBoth =
  bar(-1.4, -1.4, 29.8) +
  'M30 22.6h10a8.4 8.4 0 0 1 8.4 8.4v10a8.4 8.4 0 0 1 -8.4 8.4h-10a8.4 8.4 0 0 1 -8.4 -8.4v-10a8.4 8.4 0 0 1 8.4 -8.4z'

/** Where a class has zinc, by the chain line that a drawing gives to a treated surface. Only the dipped one has it inside. */
export const zincCoats: Readonly<Record<string, string>> = {
  GI: aroundRound + bar(11.6, 11.6, 24.8),
  'Round GP 2': aroundRound,
  'Hollow Section GP': aroundSquare,
  GP: aroundBoth,
}
