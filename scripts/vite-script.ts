import { build, type Rolldown } from 'vite'

/**
 * Builds a program of its own, apart from the client's.
 * @param input  its first file, from `root`
 * @returns one script that needs no other
 */
export async function oneScript(root: string, input: string): Promise<string> {
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
  if (output.length > 1) throw new Error(`${input} is no single script`)
  return code
}
