/** The names of files of StarDict. */
export const starDictPart = /\.(ifo|idx|idx\.gz|dict|dict\.dz|syn|syn\.dz)$/i

/**
 * Which of the chosen files make one dictionary: those of StarDict belong together by their name, every other one stands for
 * itself.
 */
export function dictionariesAmong<File extends { readonly name: string }>(files: readonly File[]): readonly File[][] {
  const groups = new Map<string, File[]>()
  for (const file of files) {
    const stem = starDictPart.test(file.name) ? `/${file.name.replace(starDictPart, '')}` : file.name
    groups.set(stem, [...(groups.get(stem) ?? []), file])
  }
  return [...groups.values()]
}
