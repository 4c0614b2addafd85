import { use } from 'react'
import { SessionContext } from './session-provider'

/** Who the visitor appears to be: good enough for display, never for authorisation. */
export const useSession = () => use(SessionContext)
