import { isMark, type Rule } from './parts'
import { vocabulary } from './words'

const longestPhrase = 3
/** Longer words are no two words written as one. */
const longestJoined = 16

/** Words that mean something become what they mean, the longest run of them first. */
export const readPhrase: Rule = (parts, at) => {
  const first = parts[at]
  if (first?.kind !== 'word') return null
  const phrases: { phrase: string; takes: number }[] = [{ phrase: first.text, takes: 1 }]
  for (let next = at + 1; phrases.length < longestPhrase; next++) {
    // Words of one name may be joined by a dash or parted by a point: pre-galvanised, sq. tube.
    if (isMark(parts[next], "-.'")) next++
    const word = parts[next]
    if (word?.kind !== 'word') break
    phrases.push({ phrase: `${phrases.at(-1)?.phrase ?? ''} ${word.text}`, takes: next + 1 - at })
  }
  for (const { phrase, takes } of phrases.reverse()) {
    const meanings = vocabulary.get(phrase)
    if (meanings) return { takes, gives: meanings.map((meaning) => ({ ...meaning, apart: first.apart })) }
  }
  return null
}

/** A star is a cross. */
export const readStar: Rule = (parts, at) =>
  isMark(parts[at], '*') ? { takes: 1, gives: [{ kind: 'times', apart: false }] } : null

/** Two known words written as one: 'mmthk', 'gipipe'. */
export const readJoinedWords: Rule = (parts, at) => {
  const part = parts[at]
  if (part?.kind !== 'word' || part.text.length > longestJoined) return null
  for (let end = 2; end <= part.text.length - 2; end++) {
    const first = vocabulary.get(part.text.slice(0, end))
    const second = vocabulary.get(part.text.slice(end))
    if (first && second)
      return { takes: 1, gives: [...first, ...second].map((meaning) => ({ ...meaning, apart: false })) }
  }
  return null
}
