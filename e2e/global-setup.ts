import type { FullConfig } from '@playwright/test'
import { prepareAdmin } from './people/admin'

export default async function setUp({ projects }: FullConfig) {
  await prepareAdmin(projects[0]?.use.baseURL ?? '')
}
