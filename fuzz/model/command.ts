import fc from 'fast-check'
import type { Buyer, Model } from './model'
import type { Shop } from './shop'

export type Command = fc.AsyncCommand<Model, Shop>

/** A command with its random choices. */
export const commandOf = <Choice>(
  name: string,
  choice: fc.Arbitrary<Choice>,
  run: (model: Model, shop: Shop, choice: Choice) => Promise<void>,
): fc.Arbitrary<Command> =>
  choice.map((chosen) => ({
    check: () => true,
    async run(model, shop) {
      try {
        await run(model, shop, chosen)
      } catch (error) {
        throw new Error(`${name} ${JSON.stringify(chosen)}: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    toString: () => `${name}${JSON.stringify(chosen)}`,
  }))

export const who = fc.constantFrom(0, 1)

/** Picks one of several; undefined when there is none. */
export const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

export const buyerOf = ({ buyers }: Model, at: number): Buyer => (at === 0 ? buyers[0] : buyers[1])
export const personOf = ({ buyers }: Shop, at: number) => (at === 0 ? buyers[0] : buyers[1])
