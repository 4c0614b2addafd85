import { heatKey } from '../alarms'
import type { Heat } from '../certificate'
import { readFigure } from '../figures'
import { testNames, type TestName } from '../paper'
import { cellBelow, readTitles, type Column } from './columns'
import { onlyOne, type Row } from './printed'

const HEAT_NO = /^(?=.*\d)[A-Z0-9][A-Z0-9/-]{0,29}$/i
const PASSED = /^(?:ok|pass|passed|satisfactory|satisfied|no crack|no cracks)\.?$/i
const FAILED = /^(?:fail|failed|not ok|not satisfactory|cracked|rejected)\.?$/i

const isTest = (name: string): name is TestName => testNames.some((test) => test === name)

interface ReadHeat {
  heatNo: string
  /** By its name, each time it is printed. */
  values: [string, string][]
}

/** The heats of all tables of a paper: one may have the chemistry, and another the strengths. */
export function readHeats(rows: readonly Row[]): Heat[] {
  const read: ReadHeat[] = []
  let columns: Column[] | null = null
  for (const row of rows) {
    const titles = readTitles(row)
    if (titles) columns = titles
    else if (columns) read.push(...readHeat(columns, row))
  }
  const byKey = new Map<string, ReadHeat[]>()
  for (const heat of read) byKey.set(heatKey(heat.heatNo), [...(byKey.get(heatKey(heat.heatNo)) ?? []), heat])
  return [...byKey.values()].map(together)
}

function readHeat(columns: readonly Column[], row: Row): ReadHeat[] {
  const textBelow = (column: Column) => cellBelow(column, row)?.text.trim() ?? ''
  const heatNo = columns.filter(({ name }) => name === 'heat').map(textBelow)[0] ?? ''
  // Rows of units and limits have none.
  if (!HEAT_NO.test(heatNo)) return []
  const values = columns.flatMap((column): [string, string][] => {
    const text = textBelow(column)
    return column.name === 'heat' || text === '' ? [] : [[column.name, text]]
  })
  return [{ heatNo, values }]
}

function together(parts: readonly ReadHeat[]): Heat {
  const values = parts.flatMap((part) => part.values)
  const figures: Record<string, string> = {}
  const tests: Partial<Record<TestName, boolean>> = {}
  for (const name of new Set(values.map(([name]) => name))) {
    const text = onlyOne(values.filter(([other]) => other === name).map(([, text]) => text))
    if (text === null) continue
    if (isTest(name)) {
      const passed = readResult(text)
      if (passed !== null) tests[name] = passed
    } else if (readFigure(text)) figures[name] = text
  }
  return { heatNo: parts[0]?.heatNo ?? '', figures, tests }
}

const readResult = (text: string): boolean | null => (PASSED.test(text) ? true : FAILED.test(text) ? false : null)
