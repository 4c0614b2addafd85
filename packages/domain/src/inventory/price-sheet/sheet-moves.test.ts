import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellMode, rowAfter, startsEditing } from './sheet-moves'

const pressed = (keys: string) => {
  const parts = keys.split('+')
  return { key: parts.at(-1) ?? '', shiftKey: parts.includes('Shift'), ctrlKey: parts.includes('Ctrl') }
}

test.each([
  { keys: 'Enter', mode: 'moving', from: 4, to: 5 },
  { keys: 'Enter', mode: 'editing', from: 4, to: 5 },
  { keys: 'Shift+Enter', mode: 'editing', from: 4, to: 3 },
  { keys: 'ArrowDown', mode: 'moving', from: 4, to: 5 },
  { keys: 'ArrowUp', mode: 'moving', from: 4, to: 3 },
  { keys: 'Ctrl+ArrowDown', mode: 'moving', from: 4, to: 49 },
  { keys: 'Ctrl+ArrowUp', mode: 'moving', from: 4, to: 0 },
  { keys: 'PageDown', mode: 'moving', from: 4, to: 14 },
  { keys: 'PageUp', mode: 'moving', from: 4, to: 0 },
  { keys: 'ArrowUp', mode: 'moving', from: 0, to: 0 },
  { keys: 'Enter', mode: 'moving', from: 49, to: 49 },
  { keys: 'ArrowDown', mode: 'editing', from: 4, to: null },
  { keys: 'Shift+ArrowDown', mode: 'moving', from: 4, to: null },
  { keys: 'ArrowLeft', mode: 'moving', from: 4, to: null },
  { keys: 'Tab', mode: 'moving', from: 4, to: null },
  { keys: '6', mode: 'moving', from: 4, to: null },
] as const)('$keys in row $from while $mode leads to $to', ({ keys, mode, from, to }) => {
  expect(rowAfter(pressed(keys), mode, from, 50)).toBe(to)
})

test('F2 and the keys within a text edit it; what is typed does not', () => {
  expect(['F2', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].every((key) => startsEditing(pressed(key)))).toBe(true)
  expect(['6', 'Tab', 'Escape', 'Enter', 'ArrowDown'].some((key) => startsEditing(pressed(key)))).toBe(false)
})

test('no key leads out of the sheet, and what goes down comes up again', () => {
  const key = fc.constantFrom('Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Shift+Enter', 'Ctrl+ArrowDown')
  const mode = fc.constantFrom<CellMode>('moving', 'editing')
  fc.assert(
    fc.property(key, mode, fc.integer({ min: 1, max: 100 }), fc.nat(99), (keys, mode, count, at) => {
      fc.pre(at < count)
      const to = rowAfter(pressed(keys), mode, at, count)
      if (to === null) return
      expect(to >= 0 && to < count).toBe(true)
      if (keys === 'Enter' && to !== at) expect(rowAfter(pressed('Shift+Enter'), mode, to, count)).toBe(at)
    }),
  )
})
