/**
 * Compares two server versions such as 1.26.3. Ignores suffixes such as `-rc1`.
 * @returns a number below 0 when `first` is older, above 0 when `first` is newer
 */
export function compareServerVersions(first: string, second: string): number {
  const [a, b] = [first, second].map(version => version.split(/[.+-]/).map(part => Number.parseInt(part, 10) || 0))
  for (let i = 0; i < 3; i++) {
    const difference = (a?.[i] ?? 0) - (b?.[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
