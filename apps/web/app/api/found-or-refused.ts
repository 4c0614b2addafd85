import { ApiError } from './api-error'

export type Found<T> = { found: T; problem: null } | { found: null; problem: string }

/** What a URL names, or why the server refuses it. Any other failure is thrown: trying again may help. */
export async function foundOrRefused<T>(loading: Promise<T>): Promise<Found<T>> {
  try {
    return { found: await loading, problem: null }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return { found: null, problem: error.text }
    throw error
  }
}
