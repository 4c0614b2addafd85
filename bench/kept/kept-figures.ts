import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/setup.mjs'
import type { Row, Table } from '../table'
import { exceedsNoise, timesOfRuns } from './interval'

/** The last kept figures of one kind of machine: the rounds of each row, by its title. */
interface Kept {
  machine: string
  commit: string
  day: string
  rounds: Record<string, readonly number[]>
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Figures of another processor, or of another Node, say nothing about a commit. */
export const machineName = () =>
  slug(`${process.arch} ${cpus().length} ${cpus()[0]?.model ?? ''} node${process.versions.node.split('.')[0]}`)

const fileOf = (machine: string) => join(root, 'bench/figures', `${machine}.json`)

export async function readKept(machine = machineName()): Promise<Kept | null> {
  const text = await readFile(fileOf(machine), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Kept)
}

/** Keeps the figures of this run, and of an earlier one for what was not measured. */
export async function keep(tables: readonly Table[]) {
  const machine = machineName()
  const before = await readKept(machine)
  const kept: Kept = {
    machine,
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    day: new Date().toISOString().slice(0, 10),
    rounds: { ...before?.rounds, ...roundsOf(tables) },
  }
  await mkdir(join(root, 'bench/figures'), { recursive: true })
  await writeFile(fileOf(machine), `${JSON.stringify(kept, null, 2)}\n`)
}

export const roundsOf = (tables: readonly Table[]): Kept['rounds'] =>
  Object.fromEntries(tables.flatMap((table) => measured(table).map((row) => [row.name, row.rounds])))

interface Measured {
  name: string
  rounds: readonly number[]
  row: Row
}

/** What a row is about, of which nothing is a figure that the next run measures otherwise. */
const whatOf = ({ cells, connections }: Row) => [cells[0] ?? '', connections ?? '']

const measured = ({ title, rows }: Table): Measured[] =>
  rows.flatMap((row) => (row.rounds ? [{ name: `${title}: ${whatOf(row).join(', ')}`, rounds: row.rounds, row }] : []))

/** The kept figures beside the new ones, and whether the difference is more than noise. */
export function besideKept(table: Table, kept: Kept | null): Table | null {
  const rows = measured(table).flatMap(({ name, rounds, row }): Row[] => {
    const before = kept?.rounds[name]
    if (!before) return []
    const { times, low, high } = timesOfRuns(rounds, before)
    const verdict = !exceedsNoise({ times, low, high })
      ? 'noise'
      : times > 1 !== (row.isLessBetter ?? false)
        ? 'better'
        : 'WORSE'
    return [
      {
        cells: [
          ...whatOf(row),
          middle(before),
          middle(rounds),
          times,
          `${low.toFixed(2)} to ${high.toFixed(2)}`,
          verdict,
        ],
      },
    ]
  })
  if (rows.length === 0) return null
  const title = `${table.title}, beside ${kept?.commit} of ${kept?.day}`
  return { title, head: [table.head[0] ?? '', 'connections', 'kept', 'now', 'times', '95 %', ''], rows }
}

const middle = (rounds: readonly number[]) => rounds.toSorted((one, other) => one - other)[rounds.length >> 1] ?? NaN
