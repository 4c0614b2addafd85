import { connect } from './platform/db/connect'
import { databaseOf, readEnv } from './env'
import { resetPasskeys } from './identity/passkeys/reset-passkeys'

/** `npm run reset-passkeys -- EMAIL`, on the server. Errors are one line without a stack. */
async function run(email: string | undefined): Promise<string> {
  if (!email) throw new Error('Whose passkeys? npm run reset-passkeys -- somebody@company.example')
  const env = readEnv()
  const connection = await connect(databaseOf(env))
  try {
    const done = await resetPasskeys(connection.db, email, new Date())
    if (!done) throw new Error(`Nobody has an account with ${email}.`)
    return `${email}: ${done.passkeys} passkeys removed, ${done.sessions} sessions ended. The next sign-in is by OTP.`
  } finally {
    await connection.close()
  }
}

try {
  process.stdout.write(`${await run(process.argv[2])}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
