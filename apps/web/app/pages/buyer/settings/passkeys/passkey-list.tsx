import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchPasskeys } from '@lohahaat/contract/identity/passkeys/passkeys'
import { IstTime } from '../../../../parts/platform/ist-time'
import { Badge } from '../../../../ui/badge'
import { type Column, Table } from '../../../../ui/lists/table'
import { PasskeyActions } from './passkey-actions'
import { texts } from './texts'

export type Passkey = ResponseOf<typeof fetchPasskeys>[number]

const columns = (): readonly Column<Passkey>[] => [
  {
    title: texts.name,
    cell: ({ name, backedUp }) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium break-words">
        {name}
        {backedUp && <Badge tone="green">{texts.synced}</Badge>}
      </span>
    ),
  },
  { title: texts.addedAt, cell: ({ createdAt }) => <IstTime instant={createdAt} /> },
  {
    title: texts.lastUsedAt,
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? <IstTime instant={lastUsedAt} /> : <span className="text-ink-soft">{texts.never}</span>,
  },
  { title: texts.actions, speaksForItself: true, cell: (passkey) => <PasskeyActions passkey={passkey} /> },
]

export const PasskeyList = ({ passkeys }: { passkeys: readonly Passkey[] }) => (
  <Table caption={texts.caption} columns={columns()} rows={passkeys} keyOf={({ passkeyId }) => passkeyId} />
)
