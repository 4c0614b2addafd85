import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { buildChildren, builtChildren } from '../../../../scripts/testing/built-children.mjs'

export default async function setup(project: TestProject) {
  await buildChildren()
  project.onTestsRerun(async () => {
    await buildChildren()
  })
  return () => rm(builtChildren, { recursive: true, force: true })
}
