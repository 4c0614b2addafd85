import { use } from 'react'
import { SessionContext } from './session-provider'

/** Who the screens take the visitor for: good enough for what is shown, never for what is allowed. */
export const useSession = () => use(SessionContext)
