import { deletePushDevice, type fetchPushDevices, savePushDevice } from '@lohahaat/contract/identity/push/push'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { type PushKind, pushKinds } from '@lohahaat/contract/platform/push-kinds'
import { browserApi } from '../../../../api/browser-api'
import { canPush, subscribe, unsubscribe } from '../../../../api/device/push'
import { IstTime } from '../../../../parts/platform/ist-time'
import { useAction } from '../../../../parts/platform/use-action'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { Checkbox } from '../../../../ui/fields/checkbox'
import { showToast } from '../../../../ui/messages/toast-store'
import { useHydrated } from '../../../../ui/use-hydrated'
import { texts } from './texts'

type Told = ResponseOf<typeof fetchPushDevices>

const stay = () => {}

/** What this device is told of, each kind by itself, and the other devices of the account. */
export function PushCard({ push: { publicKey, devices } }: { push: Told }) {
  const { busy, run, revalidate } = useAction(stay)
  const isHydrated = useHydrated()
  const own = devices.find(({ current }) => current)

  const choose = (kinds: PushKind[]) =>
    run(async () => {
      if (kinds.length === 0) {
        await unsubscribe().catch(stay)
        if (own) await browserApi.send(deletePushDevice, { pushDeviceId: String(own.pushDeviceId) })
      } else {
        const address = await subscribe(publicKey).catch(() => null)
        if (!address) {
          showToast(texts.notAllowed, 'error')
          return
        }
        await browserApi.send(savePushDevice, { ...address, kinds })
      }
      showToast(texts.saved)
      await revalidate()
    })
  const drop = (pushDeviceId: number) =>
    run(async () => {
      await browserApi.send(deletePushDevice, { pushDeviceId: String(pushDeviceId) })
      await revalidate()
    })

  const chosen = own?.kinds ?? []
  return (
    <Card title={texts.title}>
      <p className="mb-2 text-ink-soft">{texts.intro}</p>
      {isHydrated && !canPush() && <p className="mb-2 text-amber">{texts.notHere}</p>}
      <fieldset disabled={busy || !isHydrated || !canPush()} className="grid gap-1">
        <legend className="sr-only">{texts.title}</legend>
        {pushKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={texts.kinds[kind]}
            checked={chosen.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              void choose(pushKinds.filter((one) => (one === kind ? checked : chosen.includes(one))))
            }
          />
        ))}
      </fieldset>
      <ul className="mt-3 divide-y divide-line border-t border-line empty:hidden">
        {devices
          .filter(({ current }) => !current)
          .map(({ pushDeviceId, device, addedAt }) => (
            <li key={pushDeviceId} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span>
                {device}{' '}
                <span className="text-sm text-ink-soft">
                  <IstTime instant={addedAt} />
                </span>
              </span>
              <Button
                size="small"
                busy={busy}
                onClick={() => void drop(pushDeviceId)}
                aria-label={texts.dropOf(device)}
              >
                {texts.drop}
              </Button>
            </li>
          ))}
      </ul>
    </Card>
  )
}
