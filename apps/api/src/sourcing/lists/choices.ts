import type { ListChoice } from '@lohahaat/contract/sourcing/lists/priced-line'
import { tradeClasses } from '@lohahaat/domain/catalogue/class-names'
import type { NoteCode } from '@lohahaat/domain/catalogue/list-reader/notes'
import type { ReadLine } from '../list-reader/match-lines'
import type { TreeLeaf } from '../../catalogue/tree/leaves.repository'
import type { nearFinder } from './near-leaves'

const { roundBlack, gi } = tradeClasses

const MOST_CHOICES = 4

/** Doubts that no answer in one press settles: it is no pipe, or nothing could be read. */
const hopeless: readonly NoteCode[] = ['notAPipe', 'pipeNotSold', 'lineUnread', 'lineTooLong', 'sizeMissing']

/** What a doubtful line may mean, the likeliest first; none where a person has to write it again. */
export function choicesOf(line: ReadLine, leaf: TreeLeaf | null, near: ReturnType<typeof nearFinder>): ListChoice[] {
  const { className, size, thickness, unit, doubts } = line
  const says = (code: NoteCode) => doubts.some((doubt) => doubt.code === code)
  if (className === null || size === null || doubts.some(({ code }) => hopeless.includes(code))) return []
  const read = { className, size, thickness, unit }
  if (says('unitMissing')) return (['Pieces', 'Ton'] as const).map((each) => ({ ...read, unit: each }))
  if (says('blackAssumed')) return [roundBlack, gi].map(({ name }) => ({ ...read, className: name }))
  if (!leaf) {
    const walls = near.walls({ className, size, thickness })
    const instead = walls.length > 0 ? walls : near.sizes({ className, size, thickness })
    return instead.slice(0, MOST_CHOICES).map((other) => ({ ...named(other), unit }))
  }
  return line.certain ? [] : [{ ...named(leaf), unit }]
}

const named = ({ className, size, thickness }: TreeLeaf) => ({ className, size, thickness })
