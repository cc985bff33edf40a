import { build, type Rolldown } from 'vite'

/**
 * Builds a script that is not a part of the client bundle.
 * @param root folder of the project
 * @param input path of the entry file, relative to `root`
 * @returns code of a single script without imports
 */
export async function buildStandaloneScript(root: string, input: string): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife' } },
      modulePreload: { polyfill: false },
    },
  })) as Rolldown.RolldownOutput
  const [{ code }] = output
  if (output.length > 1) throw new Error(`${input} does not build to a single script`)
  return code
}
