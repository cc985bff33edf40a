export const nouns: Record<string, string>
export function joinedContract(): string
