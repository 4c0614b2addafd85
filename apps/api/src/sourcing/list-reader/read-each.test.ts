import { expect, test, vi } from 'vitest'
import { readEnquiryText } from '@lohahaat/domain/catalogue/list-reader/read-enquiry-line'
import { readEach } from './read-each'

/** A clock that every look at it puts forward. */
const clockOf = (stepMs: number) => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += stepMs))
}
const lines = Array.from({ length: 40 }, (_, at) => `SHS 50x50x2.9 ${at + 1} nos`)

test('a list is read whole and in order, and others come to their turn meanwhile', async () => {
  clockOf(20)
  let [turns, isOver] = [0, false]
  const others = () => {
    turns++
    if (!isOver) setImmediate(others)
  }
  setImmediate(others)
  const found = await readEach(7, lines, readEnquiryText)
  isOver = true
  expect(found.map(({ line }) => line)).toEqual(lines)
  expect(turns).toBeGreaterThan(lines.length / 2)
})

test('a list that takes too long is given up, and the next one read', async () => {
  clockOf(1000)
  await expect(readEach(7, lines, readEnquiryText)).rejects.toMatchObject({ refused: 'slowFile' })
  clockOf(0)
  expect(await readEach(7, lines, readEnquiryText)).toHaveLength(lines.length)
})
