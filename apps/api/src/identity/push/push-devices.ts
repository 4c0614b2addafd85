import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { pushKinds } from '@lohahaat/contract/platform/push-kinds'
import type { savePushDevice } from '@lohahaat/contract/identity/push/push'
import type { Database, Db } from '../../platform/db/db'
import type { SignedIn } from '../../platform/http/session'
import { lockOwner } from '../../platform/files/files.repository'
import { Refusal } from '../../platform/refusal'
import { deleteDevices, listDevices, saveDevice } from './push-devices.repository'

/** Of one account. The one that was added longest ago makes room. */
const MOST_DEVICES = 10

export const loadPushDevices = async (db: Db, user: SignedIn, publicKey: string) => ({
  publicKey,
  devices: (await listDevices(db, user.userId)).map((device) => shown(device, user)),
})

type Stored = Awaited<ReturnType<typeof listDevices>>[number]

const shown = ({ id, sessionId, device, kinds, addedAt }: Stored, user: SignedIn) => ({
  pushDeviceId: id,
  device,
  kinds: pushKinds.filter((kind) => kinds.includes(kind)),
  addedAt: addedAt.toISOString(),
  current: sessionId === user.sessionId,
})

export const savePush = (db: Database, user: SignedIn, input: ParsedInputOf<typeof savePushDevice>, at: Date) =>
  db.transaction(async (tx) => {
    const { userId, sessionId } = user
    await lockOwner(tx, userId)
    const id = await saveDevice(tx, { ...input, userId, sessionId, addedAt: at })
    const devices = await listDevices(tx, userId)
    const device = devices.find((one) => one.id === id)
    if (!device) throw new Refusal('unknownRecord')
    const rest = devices.filter((one) => one !== device)
    // A session has one browser, and a browser that subscribes anew has another endpoint.
    const replaced = rest.filter((one) => one.sessionId === sessionId)
    const tooMany = rest.filter((one) => one.sessionId !== sessionId).slice(MOST_DEVICES - 1)
    const gone = [...replaced, ...tooMany].map((one) => one.id)
    if (gone.length > 0) await deleteDevices(tx, userId, gone)
    return shown(device, user)
  })

export async function deletePush(db: Db, user: SignedIn, pushDeviceId: number) {
  const deleted = await deleteDevices(db, user.userId, [pushDeviceId])
  if (deleted.length === 0) throw new Refusal('unknownRecord')
  return { success: true } as const
}
