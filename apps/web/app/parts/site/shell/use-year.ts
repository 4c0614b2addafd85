import { istYearAndMonth } from '@lohahaat/domain/platform/ist'
import { useRouteLoaderData } from 'react-router'

export const yearIn = (now: Date) => istYearAndMonth(now).year

/** The year in India as the page was made: it must not change between the server's page and the browser's. */
export const useYear = () => useRouteLoaderData<{ year: number }>('root')?.year ?? yearIn(new Date())
