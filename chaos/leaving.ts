const undoings: (() => unknown)[] = []

/** What has to be undone however a run ends, the last thing first. */
export const whenLeaving = (undo: () => unknown) => void undoings.unshift(undo)

export async function leave() {
  for (const undo of undoings.splice(0)) await undo()
}
