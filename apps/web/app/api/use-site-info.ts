import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { siteInfo } from '@lohahaat/contract/platform/site-info'
import { useRouteLoaderData } from 'react-router'

type SiteInfo = ResponseOf<typeof siteInfo>

/** The defaults until the server has answered. */
export const unknownSite: SiteInfo = { sampleData: false, outbox: false, siteUrl: '', demoAccounts: [] }

export const useSiteInfo = () => useRouteLoaderData<{ site: SiteInfo }>('root')?.site ?? unknownSite
