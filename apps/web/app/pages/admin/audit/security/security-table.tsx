import { Link } from 'react-router'
import { hrefWith } from '../../../../parts/platform/list/list-state'
import { IstTime } from '../../../../parts/platform/ist-time'
import { Badge } from '../../../../ui/badge'
import { type Column, Table } from '../../../../ui/lists/table'
import { describeEvent, kindOf, type SecurityEvent } from './describe-event'
import { texts } from './texts'

function KindBadge({ kind }: { kind: string }) {
  const label = kindOf(kind)
  if (/failed|refused/.test(kind)) return <Badge tone="red">{label}</Badge>
  if (kind === 'sign-in' || kind === 'sign-up') return <Badge tone="green">{label}</Badge>
  return <Badge tone={kind.startsWith('rights') ? 'amber' : 'steel'}>{label}</Badge>
}

function Account({ event: { userId, name, email } }: { event: SecurityEvent }) {
  if (userId === null || name === null) return <span className="text-ink-soft">{texts.noAccount}</span>
  return (
    <div className="wrap-anywhere sm:w-max sm:max-w-32 md:max-w-44 lg:max-w-60">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{name}</span>
        <Link
          to={hrefWith(new URLSearchParams(), { account: userId })}
          aria-label={texts.allEventsOf(name)}
          className="inline-flex min-h-6 items-center text-sm text-steel hover:underline"
        >
          {texts.allEvents}
        </Link>
      </p>
      <p className="text-ink-soft">{email}</p>
    </div>
  )
}

function Details({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <span className="text-ink-soft">{texts.noDetails}</span>
  return (
    <ul className="text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const columns = (): readonly Column<SecurityEvent>[] => [
  {
    title: texts.columns.when,
    cell: ({ at }) => (
      <span className="lg:whitespace-nowrap">
        <IstTime instant={at} />
      </span>
    ),
  },
  { title: texts.columns.event, cell: ({ kind }) => <KindBadge kind={kind} /> },
  { title: texts.columns.account, cell: (event) => <Account event={event} /> },
  {
    title: texts.columns.network,
    cell: ({ network }) => <span className="wrap-anywhere text-ink-soft">{network}</span>,
  },
  {
    title: texts.columns.details,
    cell: ({ details }) => <Details lines={describeEvent(details)} />,
  },
]

export function SecurityTable({ events, busy }: { events: readonly SecurityEvent[]; busy: boolean }) {
  return (
    <Table
      caption={texts.table}
      columns={columns()}
      rows={events}
      keyOf={(event) => event.securityEventId}
      busy={busy}
    />
  )
}
