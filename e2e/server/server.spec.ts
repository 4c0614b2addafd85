import { cp, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { expect } from '@playwright/test'
import { test } from './process'

// In one worker, which prepares one folder for all of them.
test.describe.configure({ mode: 'default' })

test('it says in one line where it is, how to get the OTP and who can be tried', async ({ start }) => {
  const server = start({})
  const address = await server.started
  expect(server.output().trim().split('\n')).toEqual([
    `LohaHaat is at ${address} (the OTP of a sign-in is at ${address}/outbox; demo accounts: admin@lohahaat.example, buyer@lohahaat.example, approver@lohahaat.example, accounts@lohahaat.example, supplier@lohahaat.example)`,
  ])
})

test('a second server on the same folder is refused with a clear line', async ({ start, dataDir }) => {
  const first = start({})
  await first.started
  const second = start({})
  expect(await second.started).toBeNull()
  expect(second.child.exitCode).toBe(1)
  expect(second.output()).toBe(
    `DATA_DIR: another LohaHaat server, process ${first.child.pid}, is already running on ${dataDir}\n`,
  )
})

for (const [name, value] of [
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://db'],
  ['SMTP_URL', 'nonsense'],
  ['ADMIN_EMAILS', 'me'],
  ['DEMO_DATA', 'perhaps'],
] as const) {
  test(`a wrong ${name} stops the start with one line that names it`, async ({ start }) => {
    const server = start({ [name]: value })
    expect(await server.started).toBeNull()
    expect(server.child.exitCode).toBe(1)
    expect(server.output()).toMatch(new RegExp(`^${name}: [^\\n]+\\n$`))
  })
}

test('a port that is taken stops the start', async ({ start, dataDir, emptyDir }) => {
  await cp(dataDir, emptyDir, { recursive: true })
  const { port } = new URL((await start({}).started) ?? '')
  const second = start({ PORT: port, DATA_DIR: emptyDir })
  expect(await second.started).toBeNull()
  expect(second.output()).toMatch(/^PORT: [^\n]+\n$/)
})

for (const DATABASE_URL of ['postgresql://127.0.0.1:9/none', 'postgresql://no-such-host.invalid/none']) {
  test(`a database that can’t be reached, ${DATABASE_URL}, stops the start`, async ({ start }) => {
    const server = start({ DATABASE_URL })
    expect(await server.started).toBeNull()
    expect(server.output()).toMatch(/^DATABASE_URL: [^\n]+\n$/)
  })
}

test('a data folder that can’t be one stops the start', async ({ start, emptyDir }) => {
  await writeFile(`${emptyDir}/file`, '')
  const server = start({ DATA_DIR: `${emptyDir}/file` })
  expect(await server.started).toBeNull()
  expect(server.output()).toMatch(/^DATA_DIR: [^\n]+\n$/)
})

test('told to stop, it finishes the request in flight, closes the database and can start again', async ({ start }) => {
  const server = start({})
  const address = (await server.started) ?? ''
  const answer = slowRequest(address, () => server.child.kill('SIGTERM'))
  expect(await answer).toBe(400)
  await server.exited
  expect(server.child.exitCode).toBe(0)
  expect(await start({}).started).not.toBeNull()
})

test('killed outright, it leaves a folder that can be started on at once', async ({ start }) => {
  const server = start({})
  await server.started
  server.child.kill('SIGKILL')
  await server.exited
  expect(await start({}).started).not.toBeNull()
})

test('the outbox answers only who is on this machine', async ({ baseURL }) => {
  const statusFor = async (headers: Record<string, string>) => (await ask(`${baseURL}/outbox`, headers)).status
  expect(await statusFor({})).toBe(200)
  expect(await statusFor({ Host: 'localhost' })).toBe(200)
  expect(await statusFor({ Host: 'lohahaat.example' })).toBe(404)
  expect(await statusFor({ 'X-Forwarded-For': '10.0.0.1' })).toBe(404)
  expect(await statusFor({ Forwarded: 'for=10.0.0.1' })).toBe(404)
})

test('a Host header that is none gets a 400', async ({ baseURL }) => {
  for (const Host of ['user@host', 'host/path', 'a b', '[', 'host:port']) {
    expect((await ask(`${baseURL}/help`, { Host })).status, Host).toBe(400)
  }
})

/** A request that the server has begun when something happens and that is completed only after it took effect. */
function slowRequest(address: string, meanwhile: () => void): Promise<number | undefined> {
  const body = JSON.stringify({ username: '' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' }
  return new Promise((resolve, reject) => {
    const call = request(`${address}/Login/LH/Login`, { method: 'POST', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject)
    // The server says "continue" once it has the request.
    call.once('continue', () => {
      meanwhile()
      void untilRefused(`${address}/healthz`).then(() => call.end(body))
    })
    call.flushHeaders()
  })
}

async function untilRefused(url: string): Promise<void> {
  const { status } = await ask(url, { Connection: 'close' }).catch(() => ({ status: undefined }))
  if (status === 200) await untilRefused(url)
}

/** Unlike fetch, this lets a test set the Host header. */
function ask(url: string, headers: Record<string, string>): Promise<{ status: number | undefined }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode })
    })
      .on('error', reject)
      .end()
  })
}
