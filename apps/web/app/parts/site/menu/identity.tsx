import type { useSession } from '../../../api/session/use-session'
import { texts } from '../shell/texts'

export function Identity({ session }: { session: ReturnType<typeof useSession> }) {
  return (
    <div className="flex w-64 items-start gap-3 px-3 py-2">
      <Avatar name={session.name} />
      <div className="min-w-0">
        <p className="truncate font-semibold">{session.name}</p>
        <p className="truncate text-sm text-ink-soft">{session.email}</p>
        <p className="mt-1.5 inline-block rounded border border-line px-1.5 text-xs font-semibold text-ink-soft">
          {texts.roles[session.role]}
        </p>
      </div>
    </div>
  )
}

/** One grapheme, which may be several code points, as in Devanagari. */
export function Avatar({ name }: { name: string }) {
  const [initial] = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment.toUpperCase())
  return (
    <span aria-hidden="true" className="avatar">
      {initial}
    </span>
  )
}
