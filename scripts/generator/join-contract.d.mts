export function renderJoinedContract(): string
