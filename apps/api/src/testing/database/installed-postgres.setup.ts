import type { TestProject } from 'vitest/node'
import { startInstalledPostgres } from './postgres-server'
import { prepareTemplate } from './template'

export default async (project: TestProject) => prepareTemplate(project, await startInstalledPostgres())
