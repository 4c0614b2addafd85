import type { Is1239Class } from '../../is1239'
import type { OtherPipe, OtherProduct } from '../facts/product-words'
import type { Note } from '../notes'
import type { Coat, Part, Shape } from './parts'

/** What the words of a line say, apart from its figures. */
export interface Context {
  coats: readonly Coat[]
  shapes: readonly Shape[]
  classes: readonly Is1239Class[]
  standards: readonly string[]
  grades: readonly string[]
  makes: readonly string[]
  isPipe: boolean
  /** Another product, or a pipe of another kind, that the line is about. */
  otherProduct: OtherProduct | null
  otherPipe: OtherPipe | null
  foreign: readonly Note[]
  isVague: boolean
  hasNumberWord: boolean
  hasUnreadable: boolean
  /** What looks like a PIN code. */
  pinCodes: readonly string[]
}

export function readContext(parts: readonly Part[]): Context {
  const of = <K extends Part['kind']>(kind: K) =>
    parts.filter((part): part is Extract<Part, { kind: K }> => part.kind === kind)
  return {
    coats: of('coat').map(({ coat }) => coat),
    shapes: of('shape').map(({ shape }) => shape),
    classes: of('class').map((part) => part.class),
    standards: of('standard').map(({ standard }) => standard),
    grades: distinct(of('grade').map(({ grade }) => grade)),
    makes: distinct(of('make').map(({ make }) => make)),
    isPipe: of('pipe').length > 0,
    otherProduct: of('other product')[0]?.name ?? null,
    otherPipe: of('other pipe')[0]?.name ?? null,
    foreign: of('foreign').map(({ note }) => note),
    isVague: of('vague').length > 0 || parts.some((part) => part.kind === 'mark' && part.text === '~'),
    hasNumberWord: of('number word').length > 0,
    hasUnreadable: of('unreadable').length > 0,
    pinCodes: of('pin code').map(({ text }) => text),
  }
}

const distinct = (list: readonly string[]) => [...new Set(list)]
