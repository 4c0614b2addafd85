import { endOwnSession, type fetchSessions } from '@lohahaat/contract/identity/sessions/sessions'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { IstTime } from '../../../parts/platform/ist-time'
import { type Column, Table } from '../../../ui/lists/table'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

type Session = ResponseOf<typeof fetchSessions>[number]

const columns = (): readonly Column<Session>[] => [
  {
    title: texts.sessions.device,
    cell: ({ device, current }) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
        {device}
        {current && (
          <span className="rounded bg-green-wash px-1.5 text-xs leading-5.5 font-semibold text-green">
            {texts.sessions.thisDevice}
          </span>
        )}
      </span>
    ),
  },
  { title: texts.sessions.signedInAt, cell: ({ signedInAt }) => <IstTime instant={signedInAt} /> },
  { title: texts.sessions.lastSeenAt, cell: ({ lastSeenAt }) => <IstTime instant={lastSeenAt} /> },
  {
    title: texts.sessions.signOut,
    cell: ({ sessionId, device, current }) => !current && <SignOutDevice sessionId={sessionId} device={device} />,
    speaksForItself: true,
  },
]

export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <Table caption={texts.sessions.caption} columns={columns()} rows={sessions} keyOf={({ sessionId }) => sessionId} />
  )
}

const stay = () => {}

function SignOutDevice({ sessionId, device }: { sessionId: number; device: string }) {
  const { busy, run, revalidate } = useAction(stay)

  const end = () =>
    run(async () => {
      await browserApi.send(endOwnSession, { sessionId: String(sessionId) })
      showToast(texts.sessions.signedOut(device))
      await revalidate()
    })

  return (
    <Button size="small" busy={busy} onClick={end} aria-label={texts.sessions.signOutOf(device)}>
      {texts.sessions.signOut}
    </Button>
  )
}
