import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { classDetails } from '@lohahaat/contract/reference/kinds/class-details'
import { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import { looksSignedIn } from '@lohahaat/contract/platform/session-values'
import { fetchOwnApplication } from '@lohahaat/contract/supply/applications/own-application'
import type { Api } from '../../../api/api'
import { ApiError, endsSession } from '../../../api/api-error'

/** The application of who is signed in, with what its form offers; else why there is none. */
export async function loadApplication(api: Api) {
  if (!looksSignedIn(api.session.read())) return 'visitor' as const
  const found = await api.send(fetchOwnApplication, undefined, { stay: true }).catch(notForHim)
  if (found === 'visitor' || found === 'member') return found
  const [brands, classes, company] = await Promise.all([
    api.send(brandDetails.calls.list, { brandId: -1 }),
    api.send(classDetails.calls.list, { classId: -1 }),
    api.send(fetchCompany),
  ])
  return {
    application: found[0] ?? null,
    company,
    brands: brands.map(({ brandId, brandName }) => ({ id: brandId, name: brandName })),
    classes: classes.map(({ classId, className }) => ({ id: classId, name: className })),
  }
}

function notForHim(error: unknown): 'visitor' | 'member' {
  if (error instanceof ApiError && error.status === 403) return 'member'
  if (error instanceof ApiError && endsSession(error.status)) return 'visitor'
  throw error
}
