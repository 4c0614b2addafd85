import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path'

const link = 'upi://pay?pa=lohahaat%40sample&pn=LohaHaat&am=75078.84&cu=INR&tn=LH2627000042'

test('the path covers exactly the dark modules, within the margin that readers need', () => {
  const { side, path } = qrPath(link)
  const drawn = Array.from({ length: side }, () => Array<boolean>(side).fill(false))
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  const { data, size } = encode(link, { ecc: 'M', border: 4 })
  expect(size).toBe(side)
  expect(drawn).toEqual(data)
  const margin = [
    ...drawn.slice(0, 4),
    ...drawn.slice(-4),
    ...drawn.map((row) => [...row.slice(0, 4), ...row.slice(-4)]),
  ]
  expect(margin.flat()).not.toContain(true)
})
