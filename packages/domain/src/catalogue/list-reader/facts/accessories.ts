import { isMark, isWord, type Part, type Rule } from '../text/parts'

const joining: readonly string[] = ['with', 'w', 'and', 'incl', 'including', 'cw', 'plus', 'one', 'both', 'end', 'ends']

/** What comes with a pipe doesn't make it a fitting: 'threaded & socketed', 'with socket', 'with 2 couplings'. */
export const readAccessory: Rule = (parts, at) => {
  const part = parts[at]
  if (part?.kind !== 'other product') return null
  const before = parts.slice(Math.max(0, at - 3), at)
  const joined = before.some((word) => isJoining(word))
  const isPipe = parts.slice(0, at).some(({ kind }) => kind === 'pipe' || kind === 'coat' || kind === 'shape')
  return joined && isPipe ? { takes: 1, gives: [] } : null
}

const isJoining = (part: Part) => isMark(part, '&+') || isWord(part, ...joining)
