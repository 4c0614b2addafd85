import { deletePushDevice, fetchPushDevices, savePushDevice } from '@lohahaat/contract/identity/push/push'
import { route } from '../../platform/http/route'
import { deletePush, loadPushDevices, savePush } from './push-devices'

export default [
  route(fetchPushDevices, ({ db, pushKeys, user }) => loadPushDevices(db, user, pushKeys.publicKey)),
  route(savePushDevice, ({ db, user, input, at }) => savePush(db, user, input, at)),
  route(deletePushDevice, ({ db, user, input }) => deletePush(db, user, input.pushDeviceId)),
]
