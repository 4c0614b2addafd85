import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { crc32, deflateSync } from 'node:zlib'
import { normaliseImage } from './image'

const red = { r: 200, g: 30, b: 30 }
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } })

async function sizeOf(bytes: Buffer) {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

describe('a picture', () => {
  test.each([
    { say: 'a large JPG', sent: () => picture(3000, 1500).jpeg().toBuffer(), width: 1200, height: 600 },
    {
      say: 'a tall PNG, whatever its name says',
      sent: () => picture(1000, 4000).png().toBuffer(),
      width: 300,
      height: 1200,
    },
    { say: 'a small WebP', sent: () => picture(40, 30).webp().toBuffer(), width: 40, height: 30 },
    { say: 'a JPG on its side', sent: () => onItsSide(), width: 100, height: 200 },
    { say: 'a moving WebP', sent: () => moving(), width: 20, height: 20 },
    { say: 'a JPG with a ZIP behind it', sent: () => withTail(), width: 50, height: 50 },
  ])('$say becomes $width by $height', async ({ sent, width, height }) => {
    const { bytes, mediaType } = await normaliseImage(7, await sent())
    expect(mediaType).toBe('image/webp')
    expect(await sizeOf(bytes)).toEqual({ format: 'webp', width, height })
  })

  test('tells nothing of where and by whom it was taken', async () => {
    const exif = { IFD0: { Copyright: 'Asha Verma' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } }
    const sent = await picture(100, 100).withExif(exif).jpeg().toBuffer()
    expect(sent.includes('Asha Verma')).toBe(true)
    const { bytes } = await normaliseImage(7, sent)
    expect(bytes.includes('Asha Verma')).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  test('loses what was hidden behind it', async () => {
    const { bytes } = await normaliseImage(7, await withTail())
    expect(bytes.includes('<script>')).toBe(false)
  })
})

describe('what is refused', () => {
  test.each([
    { say: 'an SVG', sent: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') },
    {
      say: 'an SVG as XML',
      sent: async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { say: 'a GIF', sent: () => picture(10, 10).gif().toBuffer() },
    { say: 'a TIFF', sent: () => picture(10, 10).tiff().toBuffer() },
    { say: 'a PDF', sent: async () => Buffer.from('%PDF-1.4') },
    { say: 'a web page', sent: async () => Buffer.from('<!doctype html>') },
    { say: 'nothing', sent: async () => Buffer.alloc(0) },
  ])('$say is no picture for a shop', async ({ sent }) => {
    await expect(normaliseImage(7, await sent())).rejects.toMatchObject({ refused: 'notAPicture' })
  })

  test.each([
    { say: 'half a JPG', sent: () => half(picture(800, 800).jpeg()) },
    { say: 'half a PNG', sent: () => half(picture(800, 800).png()) },
    { say: 'only the beginning of one', sent: async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
    { say: 'a PNG that says it is huge', sent: async () => hugePng() },
  ])('$say could not be read', async ({ sent }) => {
    await expect(normaliseImage(7, await sent())).rejects.toMatchObject({ refused: 'unreadablePicture' })
  })
})

const onItsSide = () => picture(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()

function moving() {
  const frames = [picture(20, 20).png().toBuffer(), picture(20, 20).negate().png().toBuffer()]
  return Promise.all(frames).then((pages) =>
    sharp(pages, { join: { animated: true } })
      .webp()
      .toBuffer(),
  )
}

const withTail = async () =>
  Buffer.concat([await picture(50, 50).jpeg().toBuffer(), Buffer.from('PK\x03\x04<script>alert(1)</script>')])

async function half(image: Sharp) {
  const bytes = await image.toBuffer()
  return bytes.subarray(0, bytes.length / 2)
}

/** A few bytes that would expand to ten gigabytes. */
function hugePng(): Buffer {
  const header = Buffer.from([0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50, 8, 2, 0, 0, 0])
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(100))), chunk('IEND')])
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
