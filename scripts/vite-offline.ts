import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { oneScript } from './vite-script.ts'

/**
 * Builds `src/api/offline/serviceWorker.ts` into `offline.js`, which stands beside the page, with the list of all files of this build. It is
 * fetched by those who keep books on their device (`src/api/offline/offlineInstallation.ts`).
 */
export function offlineWorker(root: string): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter(name => name.startsWith('assets/'))
          .sort()
        const shell = {
          // The page holds a script of its own: it may change while no other file does.
          build: createHash('sha256').update(files.join()).update(pageIn(bundle)).digest('hex').slice(0, 12),
          files: ['index.html', ...files],
        }
        const source = `self.longboxShell=${JSON.stringify(shell)};\n${await oneScript(root, 'src/api/offline/serviceWorker.ts')}`
        this.emitFile({ type: 'asset', fileName: 'offline.js', source })
      },
    },
  }
}

function pageIn(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('there is no page')
  return String(page.source)
}
