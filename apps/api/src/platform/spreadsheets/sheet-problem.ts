import type { RefusalName } from '@lohahaat/contract/platform/errors'

/** Why a file cannot be read; passed between processes by name. */
export type ProblemName = Extract<RefusalName, 'notASheet' | 'unreadableFile' | 'tooLargeUnpacked' | 'tooManyRows'>

export class SheetProblem extends Error {
  readonly problem: ProblemName

  constructor(problem: ProblemName) {
    super(problem)
    this.problem = problem
  }
}
