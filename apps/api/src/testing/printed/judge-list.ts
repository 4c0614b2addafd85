import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import type { AskedLine } from './asked-lines'

export interface Verdict {
  lines: number
  /** Size, wall, quantity and unit are those of the list. */
  right: number
  /** Right, and marked for a look all the same. */
  doubted: number
  /** Neither right nor marked, or lost altogether; each as it was read. */
  unmarked: string[]
}

/** Compares what was read with what the list says, in whichever order. */
export function judgeList(asked: readonly AskedLine[], read: readonly EnquiryLine[]): Verdict {
  const left = [...read]
  const missed = asked.filter(({ truth }) => {
    const place = left.findIndex((line) => isRight(line, truth))
    if (place !== -1) left.splice(place, 1)
    return place === -1
  })
  const lost = missed.slice(left.length).map(({ text }) => `lost: ${text}`)
  const taken = read.filter((line) => !left.includes(line))
  return {
    lines: asked.length,
    right: asked.length - missed.length,
    doubted: taken.filter(isMarked).length,
    unmarked: [...left.filter((line) => !isMarked(line)).map(({ line }) => line), ...lost],
  }
}

const isRight = ({ size, thickness, quantity, unit }: EnquiryLine, truth: AskedLine['truth']) =>
  size === truth.size && thickness === truth.thickness && quantity === truth.quantity && unit === truth.unit

/** A line that a person must look at, or whose quantity he must say, is not ordered before he has. */
const isMarked = ({ certain, item, quantity, unit }: EnquiryLine) =>
  !certain || item === null || quantity === null || unit === null
