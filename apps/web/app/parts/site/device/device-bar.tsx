import { formatIstTime } from '@lohahaat/domain/platform/ist'
import type { Waiting } from '../../../api/device/device-store'
import { Button } from '../../../ui/button'
import { texts } from './texts'
import { useWaiting } from './use-waiting'
import { useWorker } from './use-worker'

/** A quiet bar about what waits on this device to be sent. */
export default function DeviceBar() {
  useWorker()
  const { waiting, drop } = useWaiting()
  const refused = waiting.filter(({ refusal }) => refusal !== null).length
  return (
    <div
      role="status"
      className="fixed bottom-20 left-3 desk:bottom-4 z-10 max-w-[min(24rem,calc(100vw-1.5rem))] print:hidden"
    >
      {waiting.length > 0 && (
        <details className="rounded-box border border-line bg-card shadow-lift" open={refused > 0}>
          <summary
            className={`min-h-10 cursor-pointer px-4 py-2 text-sm font-semibold ${refused > 0 ? 'text-red' : 'text-amber'}`}
          >
            {refused > 0 ? texts.refused(refused) : texts.waiting(waiting.length)}
          </summary>
          <ul className="max-h-[50vh] divide-y divide-line overflow-y-auto border-t border-line px-4">
            {waiting.map((entry) => (
              <Entry key={entry.id} entry={entry} onDrop={() => void drop(entry.id)} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Entry({ entry: { id, title, at, path, refusal }, onDrop }: { entry: Waiting; onDrop: () => void }) {
  return (
    <li className="py-3 text-sm">
      <p className="font-medium wrap-anywhere">{title}</p>
      <p className="text-ink-soft">{texts.typedAt(formatIstTime(new Date(at).toISOString()))}</p>
      {refusal !== null && <p className="mt-1 text-red">{refusal}</p>}
      <p className="mt-2 flex flex-wrap gap-2">
        {refusal !== null && (
          <a href={mendPath(path, id)} className="inline-flex min-h-10 items-center font-semibold text-steel underline">
            {texts.mend}
          </a>
        )}
        <Button size="small" onClick={onDrop}>
          {texts.drop}
        </Button>
      </p>
    </li>
  )
}

/** The screen where it was typed, which fills its form with it. */
function mendPath(path: string, id: string) {
  const url = new URL(path, window.location.origin)
  url.searchParams.set('mend', id)
  return url.pathname + url.search
}
