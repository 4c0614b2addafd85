import { readAccessory } from './facts/accessories'
import { asideRules } from './text/asides'
import { classRules } from './facts/class-letter'
import { readFigure } from './facts/figures'
import { readFraction } from './facts/fractions'
import { gradeRules, readSecondGrade } from './facts/grade'
import { readSpokenNumber } from './facts/spoken-numbers'
import { readGroup, readPerUnit, readRange } from './text/groups'
import { readLabelLetter } from './text/label-letter'
import { standardRules } from './facts/standards'
import { readSlip } from './text/slips'
import { readJoinedWords, readPhrase, readStar } from './text/terms'
import { type Part, rewrite } from './text/parts'
import { normalise } from './text/normalise'
import { readTokens } from './text/tokens'

/** What the pieces of a line mean, rewritten pass by pass: each rests on those before it. */
export const readParts = (text: string): Part[] =>
  [
    [readFraction, readSpokenNumber],
    [...standardRules, ...gradeRules, ...asideRules],
    [readSecondGrade, readStar, readPhrase, readJoinedWords, readSlip],
    [readLabelLetter, ...classRules, readAccessory],
    [readFigure],
    [readRange, readPerUnit],
    [readGroup],
  ].reduce((parts, rules) => rewrite(parts, rules), readTokens(normalise(text)))
