import { formatCount } from '../../ui/format-count'

/** 1 line, 40 lines. */
export const counted = (count: number, word: string) => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`
