import type { FullConfig } from '@playwright/test'
import { prepareAdmin } from './admin'

export default async function setUp({ projects }: FullConfig) {
  await prepareAdmin(projects[0]?.use.baseURL ?? '')
}
