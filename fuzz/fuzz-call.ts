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
const CONCURRENCY = 8
const BETWEEN_REFRESHES = 40
/** Calls that start a process for each answer: only a few cases may succeed, and more are generated for the others. */
const COSTLY =
  /\/(ProformaInvoice|ExportStock|StockTemplate|ImportStock|ReadEnquiryFile|UploadEnquiry|StatementFile|SellerStatementFile|QuoteSheet|InvoiceFile|ExportInvoices|OrderPapers|\w*AccountFile|MoneyDeskFile|BankStatement|ReadCertificate)$/
const COSTLY_ANSWERS = 10
const SPARE = 4
const SHRINKING_MS = 10_000
/** Tables that a refresh changes as well, and the log of every attempt. */
const REFRESHED = ['rate_limits', 'one_time_codes', 'security_events']

export interface CallResult {
  name: string
  cases: number
  answered: number
  refused: number
  faults: Record<FaultKind, number>
  /** The first of each kind, reproducible. */
  reports: string[]
  seconds: number
}

export const nameOf = ({ method, path }: Call) => `${method} ${path}`

/** Sends one call many inputs on a copy of the world, and judges every answer. */
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

  /** Shrinks the first failing request. */
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

/** Limits the cases of a costly call that may succeed. */
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

/** Runs the work with limited concurrency. */
async function eachOf<T extends object>(items: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = [...items].reverse()
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
}
