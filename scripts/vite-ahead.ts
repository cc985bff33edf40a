import type { Plugin } from 'vite'
import { oneScript } from './vite-script.ts'

const tag = /\s*<script type="module" src="\/src\/earlyFetchScript\.ts"><\/script>/

/**
 * Inlines `src/earlyFetchScript.ts` into index.html, after the `<base>` element that the script reads. A separate file would
 * load and run no earlier than the client itself. The server allows the inline script by its hash.
 * @param root  folder of the project
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
  if (code.includes('</script'))
    throw new Error('src/earlyFetchScript.ts contains </script, which would end its script element')
  return code.trim()
}
