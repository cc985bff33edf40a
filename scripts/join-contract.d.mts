export function joinedContract(): string
