import { type Font, openSync } from 'fontkit'
import { createRequire } from 'node:module'
import { printableText } from '../../platform/printable-text'

const require = createRequire(import.meta.url)
const open = (file: string) => openSync(file) as Font

const faces = {
  regular: {
    latin: open(require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf')),
    devanagari: open(
      require.resolve('@fontsource/ibm-plex-sans-devanagari/files/ibm-plex-sans-devanagari-devanagari-400-normal.woff'),
    ),
  },
  strong: {
    latin: open(require.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf')),
    devanagari: open(
      require.resolve('@fontsource/ibm-plex-sans-devanagari/files/ibm-plex-sans-devanagari-devanagari-600-normal.woff'),
    ),
  },
}

export interface Type {
  face: keyof typeof faces
  /** Pixels. */
  size: number
}

/** A line of text as outlines, so that rendering needs no fonts. */
export interface Lettering {
  width: number
  /** A path that starts at this point on the baseline. */
  pathAt(x: number, y: number): string
}

/** Devanagari letters and their joiners have a font of their own. */
const hindi = /([\p{Script_Extensions=Devanagari}\u200c\u200d]+)/u

export function letter(text: string, { face, size }: Type): Lettering {
  const { latin, devanagari } = faces[face]
  const isKnown = (sign: string) =>
    [latin, devanagari].some((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  const glyphs: { glyph: ReturnType<Font['getGlyph']>; scale: number; x: number; y: number }[] = []
  let pen = 0
  for (const [at, part] of printableText(text, isKnown).split(hindi).entries()) {
    const font = at % 2 === 0 ? latin : devanagari
    const scale = size / font.unitsPerEm
    const run = font.layout(part)
    run.positions.forEach(({ xOffset, yOffset, xAdvance }, index) => {
      const glyph = run.glyphs[index]
      if (glyph) glyphs.push({ glyph, scale, x: pen + xOffset * scale, y: -yOffset * scale })
      pen += xAdvance * scale
    })
  }
  return {
    width: pen,
    pathAt: (left, baseline) =>
      glyphs
        .map(({ glyph, scale, x, y }) => glyph.path.transform(scale, 0, 0, -scale, left + x, baseline + y).toSVG())
        .join(''),
  }
}
