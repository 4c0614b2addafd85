import { pattern } from './words'

/** Stands where something was taken from. */
const GAP = ' § '

/** Part of an answer, of which each reader takes what it understands; what is left nobody understood. */
export class Clause {
  private left: string

  constructor(text: string) {
    this.left = ` ${text} `
  }

  /** The first match of a pattern, which is then gone; null where there is none. */
  take(source: string): readonly (string | undefined)[] | null {
    const match = pattern(source).exec(this.left)
    if (!match) return null
    this.left = this.left.slice(0, match.index) + GAP + this.left.slice(match.index + match[0].length)
    return match
  }

  /** Every match of a pattern; whether there was one. */
  takeAll(source: string): boolean {
    let isFound = false
    while (this.take(source)) isFound = true
    return isFound
  }

  /** What was taken with something else, for another reader. */
  giveBack(words: string) {
    this.left += `${words} `
  }

  has(source: string): boolean {
    return pattern(source).test(this.left)
  }

  get rest(): string {
    return this.left.replaceAll('§', ' ').replace(/\s+/g, ' ').trim()
  }

  /** With a mark for each gap, over which nothing is to be joined. */
  get text(): string {
    return this.left
  }
}
