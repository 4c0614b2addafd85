import { expect, test } from 'vitest'
import { readEnquiryLine } from './read-enquiry-line'

const sizeOf = (line: string) => readEnquiryLine(line).size

test('bores by their inch', () => {
  const inches = '1/8 1/4 3/8 1/2 3/4 1 1-1/4 1-1/2 2 2-1/2 3 3-1/2 4 5 6 7 8 9 10 12 14 16 18 20'.split(' ')
  const bores = [
    6, 8, 10, 15, 20, 25, 32, 40, 50, 65, 80, 90, 100, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500,
  ]
  expect(inches.map((inch) => sizeOf(`GI pipe ${inch}" 5 mm`))).toEqual(bores.map((bore) => `${bore} NB`))
})

test.each(['1 1/2"', '1-1/2"', '1.1/2"', '1.1/2 inch', '1½"', '1.5"'])('one inch and a half as %s', (inch) => {
  expect(readEnquiryLine(`GI pipe ${inch} B class 25 nos`)).toMatchObject({ size: '40 NB', certain: true })
})

test('sides by their inch', () => {
  const inches = '½ ¾ 1 1¼ 1½ 2 2½ 3 3½ 4 5 6 8 10 12'.split(' ')
  const sides = '12 19 25 32 38 50 63.5 75 88.9 100 125 150 200 250 300'.split(' ')
  expect(inches.map((inch) => sizeOf(`MS square pipe ${inch}" 2 mm`))).toEqual(sides.map((side) => `${side}x${side}`))
})

test('walls by their gauge', () => {
  const walls = '5.9 5.4 4.8 4.5 4 3.6 3.2 2.9 2.6 2.3 2 1.8 1.6 1.4 1.2 1 0.9'.split(' ')
  expect(walls.map((_, index) => readEnquiryLine(`SHS 50x50 ${index + 4} swg`).thickness)).toEqual(walls)
})
