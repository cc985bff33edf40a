import type { Plugin } from 'vite'
import { oneScript } from './vite-script.ts'

const tag = /\s*<script type="module" src="\/src\/earlyFetchScript\.ts"><\/script>/

/**
 * Puts `src/earlyFetchScript.ts` into the page itself, behind the base path that it reads: as a file it would be asked for, and run, at the
 * same time as the program that it is to be ahead of. The serving program allows it by its hash.
 */
export function askAheadInPage(root: string): Plugin[] {
  return [
    {
      name: 'ahead-is-no-file',
      apply: 'build',
      transformIndexHtml: { order: 'pre', handler: html => html.replace(tag, '') },
    },
    {
      name: 'ahead-in-page',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: async html => {
          const code = await aheadCode(root)
          return html.replace('</title>', () => `</title>\n    <script>${code}</script>`)
        },
      },
    },
  ]
}

async function aheadCode(root: string): Promise<string> {
  const code = await oneScript(root, 'src/earlyFetchScript.ts')
  if (code.includes('</script')) throw new Error('src/earlyFetchScript.ts would end the script that it stands in')
  return code.trim()
}
