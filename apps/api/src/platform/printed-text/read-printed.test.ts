import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hostilePdfs } from '../../testing/printed/some-pdfs'
import { writePdf } from '../../db/demo/papers/write-pdf'
import { readPdfFile, readPhotoFile } from './read-printed'

const pdf = writePdf([[{ text: 'SHS 50x50x2.9 60 nos', x: 50, y: 700 }]])
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()

describe('a PDF', () => {
  test('is read by its text, row by row', async () => {
    expect(await readPdfFile(7, pdf)).toMatchObject([{ cells: [{ text: 'SHS 50x50x2.9 60 nos' }] }])
  })

  test.each(hostilePdfs)('of $say is refused', async ({ bytes, answer }) => {
    await expect(readPdfFile(7, bytes())).rejects.toMatchObject({ refused: answer })
  })

  test('is given up after its time', async () => {
    await expect(readPdfFile(7, pdf, { timeoutMs: 1, memoryMb: 384 })).rejects.toMatchObject({ refused: 'slowFile' })
  })

  test('is given up beyond its memory', async () => {
    const limits = { timeoutMs: 30_000, memoryMb: 16 }
    await expect(readPdfFile(7, pdf, limits)).rejects.toMatchObject({ refused: 'tooLargeUnpacked' })
  })
})

describe('a photo', () => {
  test.each([
    { say: 'cut off', bytes: async () => (await blank(90, 90)).subarray(0, 60) },
    { say: 'of more pixels than a camera has', bytes: async () => withSides(await blank(9, 9), 60_000) },
  ])('$say is refused', async ({ bytes }) => {
    await expect(readPhotoFile(7, await bytes())).rejects.toMatchObject({ refused: 'unreadablePicture' })
  })

  test('without a letter has no rows', { timeout: 120_000 }, async () => {
    expect(await readPhotoFile(7, await blank(300, 200))).toEqual([])
  })
})

/** A PNG that says to be larger than it is. */
function withSides(png: Buffer, side: number): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(side, 16)
  changed.writeUInt32BE(side, 20)
  return changed
}
