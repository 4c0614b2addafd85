import { accessOf } from '@lohahaat/contract/platform/access-of'
import fc from 'fast-check'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { fingerprint } from '../apps/api/src/testing/database/fingerprint'
import { casesOf, describeCase, type Case } from './case'
import { judge, type FaultKind } from './judge'
import { knownValues } from './known-values'
import { requestOf } from './request'
import type { Server, World } from './world'
import { withWrites } from './writes'

/** Fewer than there are connections, so that no request waits for one. */
const AT_ONCE = 8
const BETWEEN_REFRESHES = 40
/** Calls that start a process of their own for each answer get so few of them; more cases are made up for the others. */
const COSTLY = /\/(ProformaInvoice|ExportStock|StockTemplate|ImportStock|ReadEnquiryFile|UploadEnquiry)$/
const COSTLY_ANSWERS = 10
const SPARE = 4
const SHRINKING_MS = 10_000
/** Tables that making good what was used up changes as well, and the log that tells of every attempt. */
const REFRESHED = ['rate_limits', 'one_time_codes', 'security_events']

export interface CallResult {
  name: string
  cases: number
  answered: number
  refused: number
  faults: Record<FaultKind, number>
  /** The first of each kind, as somebody can repeat them. */
  reports: string[]
  seconds: number
}

export const nameOf = ({ method, path }: Call) => `${method} ${path}`

/** Asks one call for many things on a copy of the world, and judges every answer. */
export async function fuzzCall(
  call: Call,
  world: World,
  { cases, seed }: { cases: number; seed: number },
): Promise<CallResult> {
  const began = Date.now()
  const server = await world.open()
  const before = await fingerprint(server.connection.db, REFRESHED)
  const result = { name: nameOf(call), ...count(), seconds: 0 }
  const inputs = casesOf(call, world, knownValues(world))
  const sampled = affordable(call, [
    ...fc.sample(inputs, { numRuns: COSTLY.test(call.path) ? cases * SPARE : cases, seed }).entries(),
  ]).slice(0, cases)
  const seen = new Set<FaultKind>()
  const wrote = { hasWritten: false }
  for (let at = 0; at < cases; at += BETWEEN_REFRESHES) {
    await server.refresh()
    await eachOf(sampled.slice(at, at + BETWEEN_REFRESHES), async ([place, one]) => {
      const { faults, status, isWriting } = await ask(call, one, { server, world })
      wrote.hasWritten ||= isWriting
      result.cases++
      if (status === 200) result.answered++
      else result.refused++
      for (const { kind } of faults) result.faults[kind]++
      for (const { kind, text } of faults) {
        if (seen.has(kind)) continue
        seen.add(kind)
        result.reports.push(`case ${place} ${text}\n  ${describeCase(call, one)}`)
      }
    })
  }
  await shrinkFirst()
  if (!wrote.hasWritten && (await fingerprint(server.connection.db, REFRESHED)) !== before) {
    result.faults.change++
    result.reports.push('changed the database, though no statement of its requests seems to')
  }
  await server.close()
  return { ...result, seconds: (Date.now() - began) / 1000 }

  /** Looks for a smaller request with the same fault, beginning with the first that had one. */
  async function shrinkFirst() {
    const first = /^case (\d+) /.exec(result.reports[0] ?? '')?.[1]
    if (first === undefined) return
    const property = fc.asyncProperty(inputs, async (one) => {
      await server.refresh()
      return (await ask(call, one, { server, world })).faults.length === 0
    })
    const { counterexample } = await fc.check(property, {
      ...{ seed, path: first, numRuns: 1 },
      ...{ interruptAfterTimeLimit: SHRINKING_MS, markInterruptAsFailure: false },
    })
    if (counterexample) result.reports.push(`smaller: ${describeCase(call, counterexample[0])}`)
  }
}

/** Of a call that is costly to answer, few of the cases that would be. */
function affordable(call: Call, cases: [number, Case][]): [number, Case][] {
  if (!COSTLY.test(call.path)) return cases
  let answers = 0
  return cases.filter(([, one]) => !mayBeAnswered(call, one) || ++answers <= COSTLY_ANSWERS)
}

const mayBeAnswered = ({ permission, input }: Call, one: Case) =>
  one.oddity === null &&
  (accessOf({ permission }) === 'admin' ? one.role === 'admin' : one.role !== 'visitor') &&
  (input?.safeParse(one.input).success ?? true)

const count = () => ({
  ...{ cases: 0, answered: 0, refused: 0 },
  faults: { '5xx': 0, shape: 0, access: 0, leak: 0, change: 0 },
  reports: [] as string[],
})

async function ask(call: Call, one: Case, { server, world }: { server: Server; world: World }) {
  const request = await requestOf(call, one, world.people)
  const { result: response, written } = await withWrites(() => server.app.inject(request))
  const isWriting = [...written].some((table) => !REFRESHED.includes(table))
  return { faults: judge(call, one, { response, written }, world), status: response.statusCode, isWriting }
}

/** Some at a time, until all are done. */
async function eachOf<T extends object>(items: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = [...items].reverse()
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}
