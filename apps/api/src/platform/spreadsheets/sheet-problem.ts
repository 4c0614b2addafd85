import type { RefusalName } from '@lohahaat/contract/platform/errors'

/** Why a file can't be read. It crosses from the reading process to the server by its name. */
export type ProblemName = Extract<RefusalName, 'notASheet' | 'unreadableFile' | 'tooLargeUnpacked' | 'tooManyRows'>

export class SheetProblem extends Error {
  readonly problem: ProblemName

  constructor(problem: ProblemName) {
    super(problem)
    this.problem = problem
  }
}
