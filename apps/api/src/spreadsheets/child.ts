import { readRows } from './read-rows'
import type { Outcome, Task } from './read-sheet'
import { SheetProblem } from './sheet-problem'

/**
 * Reads a file. Whatever the file makes go wrong, it goes wrong here and not in the server. It doesn't end by itself:
 * the end of a process can overtake what it said last.
 */
process.on('message', ({ bytes, maxRows }: Task) => {
  readRows(Buffer.from(bytes), maxRows).then(
    (rows) => answer({ rows }),
    (error: unknown) => answer({ problem: error instanceof SheetProblem ? error.problem : 'unreadableFile' }),
  )
})

const answer = (outcome: Outcome) => process.send?.(outcome)
