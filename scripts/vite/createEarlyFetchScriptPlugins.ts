import type { Plugin } from 'vite'
import { buildStandaloneScript } from './buildStandaloneScript.ts'

const SCRIPT_TAG = /\s*<script type="module" src="\/src\/earlyFetchScript\.ts"><\/script>/

/**
 * Inlines `src/earlyFetchScript.ts` into index.html, after the `<base>` element. A separate script file would start too
 * late. The Content-Security-Policy contains the hash of the inline script and therefore allows it.
 * @param root folder of the project
 */
export function createEarlyFetchScriptPlugins(root: string): Plugin[] {
  return [
    {
      name: 'early-fetch-remove-script-tag',
      apply: 'build',
      transformIndexHtml: { order: 'pre', handler: html => html.replace(SCRIPT_TAG, '') },
    },
    {
      name: 'early-fetch-inline-script',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: async html => {
          const code = await buildEarlyFetchCode(root)
          return html.replace('</title>', () => `</title>\n    <script>${code}</script>`)
        },
      },
    },
  ]
}

async function buildEarlyFetchCode(root: string): Promise<string> {
  const code = await buildStandaloneScript(root, 'src/earlyFetchScript.ts')
  if (code.includes('</script'))
    throw new Error('src/earlyFetchScript.ts contains </script, which would end its script element')
  return code.trim()
}
