import { expect, test } from 'vitest'
import { giveBackMemory } from './give-back-memory'

test('what nobody needs any more is given back, and nothing else', async () => {
  const needed = new WeakRef(routes)
  const forgotten = new WeakRef({ price: 50_714 })
  await giveBackMemory()
  expect(forgotten.deref()).toBeUndefined()
  expect(needed.deref()).toBe(routes)
})

const routes = { '/pipe/pipe': 24 }
