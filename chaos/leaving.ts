const undoings: (() => unknown)[] = []

/** Clean-ups that run however a run ends, in reverse order. */
export const onExit = (undo: () => unknown) => void undoings.unshift(undo)

export async function leave() {
  for (const undo of undoings.splice(0)) await undo()
}
