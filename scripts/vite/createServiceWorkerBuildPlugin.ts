import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { buildStandaloneScript } from './buildStandaloneScript.ts'
import { separateInterfaceTextFiles } from './createLocaleTextBundlesPlugin.ts'

/**
 * Adds the service worker to the build as `offline.js`. The service worker contains the list of the files to cache:
 * index.html and the files in `assets/`. The list groups the interface texts by language, because the service worker
 * caches only the languages in use. The list omits the character maps of PDFs (`.bcmap`), because most books do not
 * need them. The service worker is installed only for users who download books (see offlineSupportInstallation.ts).
 * @param root folder of the project
 */
export function createServiceWorkerBuildPlugin(root: string): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter(name => name.startsWith('assets/') && !name.endsWith('.bcmap'))
          .sort()
        const shell = {
          // The hash in `build` covers the file names and the text of index.html. The inline script of index.html can
          // change even if all file names stay the same.
          build: createHash('sha256').update(files.join()).update(indexHtmlOf(bundle)).digest('hex').slice(0, 12),
          ...separateInterfaceTextFiles(['index.html', ...files]),
        }
        const source = `self.longboxProgramFiles=${JSON.stringify(shell)};\n${await buildStandaloneScript(root, 'src/api/offline/serviceWorker.ts')}`
        this.emitFile({ type: 'asset', fileName: 'offline.js', source })
      },
    },
  }
}

function indexHtmlOf(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('the build has no index.html')
  return String(page.source)
}
