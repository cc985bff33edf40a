/** Matches the extensions of StarDict files. */
export const starDictFileKind = /\.(ifo|idx|idx\.gz|dict|dict\.dz|syn|syn\.dz)$/i

/**
 * Groups files by dictionary. StarDict files with the same name apart from the extension form one group; every other file is its own
 * group.
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
