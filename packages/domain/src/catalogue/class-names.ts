/** Classes that the trade knows, as the catalogue names them in any language, and the standard each is made to. */
export const tradeClasses = {
  roundBlack: { name: 'Round Black', standard: 'IS 1239' },
  gi: { name: 'GI', standard: 'IS 1239' },
  shs: { name: 'SHS', standard: 'IS 4923' },
  rhs: { name: 'RHS', standard: 'IS 4923' },
  hollowSectionGp: { name: 'Hollow Section GP', standard: 'IS 277' },
  roundGp2: { name: 'Round GP 2', standard: 'IS 3601' },
  gp: { name: 'GP', standard: 'IS 277' },
} as const

const { roundBlack, gi, hollowSectionGp, roundGp2, gp } = tradeClasses
const notDipped: readonly string[] = [roundBlack, hollowSectionGp, roundGp2, gp].map(({ name }) => name)

/** Whether pipe of a class is dipped in zinc once it is made; null where a class comes in both ways. */
export const isDipped = (className: string): boolean | null =>
  className === gi.name ? true : notDipped.includes(className) ? false : null
