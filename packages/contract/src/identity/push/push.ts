import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant, queryId, success } from '../../platform/fields'
import { pushKinds } from '../../platform/push-kinds'
import { texts } from '../texts'

const LONGEST_ENDPOINT = 1000

/** By name, on the usual port: the services of browsers have no others, and nothing inside a network can be named. */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, port, username, password, hostname } = new URL(text)
  const isName = /^(?=.*[a-z])[a-z\d-]+(\.[a-z\d-]+)+$/.test(hostname) && /\.[a-z][a-z\d-]*$/.test(hostname)
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName
}

/** Bytes of a known length in base64url. */
const key = (bytes: number) =>
  z
    .string({ error: () => texts.pushDamaged })
    .regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), { error: () => texts.pushDamaged })

const kinds = z.array(z.enum(pushKinds, { error: () => texts.pushDamaged }), { error: () => texts.pushDamaged })

const pushDevice = z.object({
  pushDeviceId: z.number(),
  device: z.string(),
  kinds,
  addedAt: instant,
  /** It belongs to the session of the caller. */
  current: z.boolean(),
})

export const fetchPushDevices = defineCall({
  method: 'GET',
  path: '/Push/LH/Devices',
  permission: 'manage the own account',
  summary: 'The devices of the caller that get messages, and the key that a browser subscribes with.',
  response: z.object({ publicKey: z.string(), devices: z.array(pushDevice) }),
})

export const savePushDevice = defineCall({
  method: 'POST',
  path: '/Push/LH/Devices',
  permission: 'manage the own account',
  summary:
    'Subscribes the browser of the caller to messages of the given kinds, or changes the kinds. It lasts as long as his session.',
  input: z.object({
    endpoint: z
      .string({ error: () => texts.pushDamaged })
      .max(LONGEST_ENDPOINT, { error: () => texts.pushDamaged })
      .refine(isPushEndpoint, { error: () => texts.pushEndpoint }),
    p256dh: key(65),
    auth: key(16),
    kinds: kinds.max(pushKinds.length, { error: () => texts.pushDamaged }),
  }),
  response: pushDevice,
})

export const deletePushDevice = defineCall({
  method: 'DELETE',
  path: '/Push/LH/Devices',
  permission: 'manage the own account',
  summary: 'Sends no more messages to a device of the caller.',
  input: z.object({ pushDeviceId: queryId('PushDeviceId') }),
  response: success,
})
