import { expect, test } from 'vitest'
import { counted, pendingCalls } from './pending-calls'

test('calls count while they run, also those that fail; sign-in calls never do', async () => {
  const running = counted('/Captcha/LH/GetCaptcha', () => Promise.reject(new Error('down')))
  expect(pendingCalls.count()).toBe(1)
  await expect(running).rejects.toThrow('down')
  expect(pendingCalls.count()).toBe(0)
  await counted('/Login/LH/LoginCheck', async () => expect(pendingCalls.count()).toBe(0))
})
