import { istYearAndMonth } from '@lohahaat/domain/platform/ist'
import { useRouteLoaderData } from 'react-router'

export const yearIn = (now: Date) => istYearAndMonth(now).year

/** The year in India when the page was rendered: server and browser must agree. */
export const useYear = () => useRouteLoaderData<{ year: number }>('root')?.year ?? yearIn(new Date())
