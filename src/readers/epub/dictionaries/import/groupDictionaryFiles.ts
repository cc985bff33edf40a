/** The names of files of StarDict. */
export const starDictFileKind = /\.(ifo|idx|idx\.gz|dict|dict\.dz|syn|syn\.dz)$/i

/**
 * Which of the chosen files make one dictionary: those of StarDict belong together by their name, every other one stands for
 * itself.
 */
export function groupDictionaryFiles<File extends { readonly name: string }>(
  files: readonly File[],
): readonly File[][] {
  const groups = new Map<string, File[]>()
  for (const file of files) {
    const stem = starDictFileKind.test(file.name) ? `/${file.name.replace(starDictFileKind, '')}` : file.name
    groups.set(stem, [...(groups.get(stem) ?? []), file])
  }
  return [...groups.values()]
}
