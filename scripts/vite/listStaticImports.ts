import type { Rolldown } from 'vite'

/** Lists a chunk and all chunks that it imports statically, directly or through other chunks. */
export function listStaticImports(
  bundle: Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>,
  fileName: string,
): Rolldown.OutputChunk[] {
  const found = new Map<string, Rolldown.OutputChunk>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return
    found.set(name, chunk)
    for (const imported of chunk.imports) add(imported)
  }
  add(fileName)
  return [...found.values()]
}
