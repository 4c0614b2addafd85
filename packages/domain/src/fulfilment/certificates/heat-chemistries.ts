import { heatKey } from './alarms'
import type { Certificate, Heat } from './certificate'
import { elements, readFigure, type Element } from './figures'

/** One melt has one chemistry: papers that differ about it aren't all true. */
interface HeatAlarm {
  maker: string
  heatNo: string
  certificateIds: number[]
  elements: Element[]
}

type Paper = Pick<Certificate, 'certificateId' | 'maker' | 'heats'>

type Melted = Pick<Paper, 'certificateId' | 'maker'> & Heat

/** Heats that papers show with different figures. A number names a heat only within its maker's works. */
export function heatsOfTwoChemistries(papers: readonly Paper[]): HeatAlarm[] {
  const melts = new Map<string, Melted[]>()
  for (const { certificateId, maker, heats } of papers) {
    for (const heat of heats) {
      const key = `${maker.trim().toUpperCase()} ${heatKey(heat.heatNo)}`
      melts.set(key, [...(melts.get(key) ?? []), { certificateId, maker, ...heat }])
    }
  }
  return [...melts.values()].flatMap((melt) => {
    const differing = elements.filter((element) => isDiffering(melt.map(({ figures }) => figures[element])))
    const [first] = melt
    if (!first || differing.length === 0) return []
    const ids = new Set(melt.map(({ certificateId }) => certificateId))
    return [
      {
        maker: first.maker,
        heatNo: first.heatNo,
        certificateIds: [...ids].sort((one, other) => one - other),
        elements: differing,
      },
    ]
  })
}

/** Only what is shown can differ, and 0.12 is 0.120. */
function isDiffering(texts: readonly (string | undefined)[]): boolean {
  const [first, ...others] = texts.flatMap((text) => readFigure(text) ?? [])
  return others.some((other) => first && other.numerator * first.denominator !== first.numerator * other.denominator)
}
