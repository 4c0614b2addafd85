import { useLocation, useNavigate } from 'react-router'
import { useStockDesk } from '../stock-desk'

/** Goes back to the list with its search, if the form was opened from there. */
export function useBackToList() {
  const { paths } = useStockDesk()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const cameFromList = typeof state === 'object' && state !== null && 'fromList' in state
  return async () => {
    await (cameFromList ? navigate(-1) : navigate(paths.list))
  }
}
