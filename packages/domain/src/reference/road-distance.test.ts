import { expect, test } from 'vitest'
import { roadKm } from './road-distance'

const rewari = { latitude: 28.2, longitude: 76.62 }
const pune = { latitude: 18.52, longitude: 73.88 }

test('the road from Rewari to Pune is longer than the straight line', () => {
  expect(roadKm(rewari, pune, 100)).toBe(1112)
  expect(roadKm(rewari, pune, 130)).toBe(1446)
  expect(roadKm(pune, rewari, 130)).toBe(1446)
  expect(roadKm(pune, pune, 130)).toBe(1)
})
