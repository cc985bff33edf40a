export const STARDICT_EXTENSION_PATTERN = /\.(ifo|idx|idx\.gz|dict|dict\.dz|syn|syn\.dz)$/i

/**
 * Groups the files that belong to the same dictionary. StarDict files that differ only in the extension belong
 * together. Every other file is a separate dictionary.
 */
export function groupDictionaryFiles<File extends { readonly name: string }>(
  files: readonly File[],
): readonly File[][] {
  const groups = new Map<string, File[]>()
  for (const file of files) {
    const groupKey = STARDICT_EXTENSION_PATTERN.test(file.name)
      ? `/${file.name.replace(STARDICT_EXTENSION_PATTERN, '')}`
      : file.name
    groups.set(groupKey, [...(groups.get(groupKey) ?? []), file])
  }
  return [...groups.values()]
}
