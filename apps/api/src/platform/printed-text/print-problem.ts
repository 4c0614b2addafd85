import type { RefusalName } from '@lohahaat/contract/platform/errors'

export const MOST_PAGES = 20

/** Why a PDF or a photo cannot be read; passed between processes by name. */
export type PrintProblemName = Extract<
  RefusalName,
  'unreadableFile' | 'unreadablePicture' | 'tooLargeUnpacked' | 'tooManyPages' | 'lockedPdf' | 'scannedPdf'
>

export class PrintProblem extends Error {
  readonly problem: PrintProblemName

  constructor(problem: PrintProblemName) {
    super(problem)
    this.problem = problem
  }
}
