import type { FullConfig } from '@playwright/test'
import { prepareAdmin } from './people/admin'
import { prepareSupplier } from './people/demo-supplier'

export default async function setUp({ projects }: FullConfig) {
  const baseURL = projects[0]?.use.baseURL ?? ''
  await prepareAdmin(baseURL)
  await prepareSupplier(baseURL)
}
