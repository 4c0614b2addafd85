import type { Site } from './app'
import { readEnv } from './env'
import type { startServer } from './start'

/** Runs the server until it is stopped. An error at the start is one line without a stack. */
export async function run(loadSite: () => Promise<Site>) {
  try {
    const env = readEnv()
    // Only now, so that a wrong setting is reported at once.
    const { startServer } = await import('./start')
    const server = await startServer(env, loadSite)
    const stop = () => void server.stop().then(() => process.exit(0))
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    server.onCrash(() => fail(new Error('The embedded database has ended')))
    announce(server)
  } catch (error) {
    fail(error)
  }
}

function announce({ address, site }: Awaited<ReturnType<typeof startServer>>) {
  const codes = site.outbox ? `the OTP of a sign-in is at ${address}/outbox` : 'the OTP of a sign-in comes by mail'
  const accounts = site.demoAccounts.map(({ email }) => email).join(', ')
  process.stdout.write(`LohaHaat is at ${address} (${codes}${accounts && `; demo accounts: ${accounts}`})\n`)
}

function fail(error: unknown) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

/** Explains a system error by the variable that can fix it. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE' || code === 'EACCES') return `PORT: ${error.message}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: ${error.message}`
  return error.message
}
