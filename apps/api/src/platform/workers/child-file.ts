const isSource = import.meta.url.endsWith('.ts')

/** The top of this app's code: `src`, or `build`, which holds the bundled code at its top. */
const codeFolder = new URL(isSource ? '../../' : './', import.meta.url)

/** The file of a child process, by its path below the top of the code without an extension. */
export const childFile = (path: string) => new URL(`${path}${isSource ? '.ts' : '.js'}`, codeFolder)

export const childOptions = {
  execArgv: isSource ? ['--import', 'tsx'] : [],
  // When run from source, tsx looks for its settings here.
  cwd: new URL('..', codeFolder),
}
