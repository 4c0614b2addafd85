import { ApiError } from '../../api/api-error'

/** What a supplier's screen shows, or null for whoever it is not for. Any other failure is thrown. */
export const unlessRefused = <T>(loading: Promise<T>): Promise<T | null> =>
  loading.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 403) return null
    throw error
  })
